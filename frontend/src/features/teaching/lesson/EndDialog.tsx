import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import { LIMITS } from '#shared/limits.ts';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { changesOf } from '../draft/changes.ts';
import type { Writing } from '../draft/use-record-draft.ts';
import { ChangeList } from './ChangeList.tsx';
import { EndSummary } from './EndSummary.tsx';

interface Props {
  readonly record: RecordDetail;
  readonly correcting: boolean;
  readonly writing: Writing;
  readonly onClose: () => void;
}

/** Shows what ending the lesson or correcting its record will do, and asks for confirmation. */
export function EndDialog({ record, correcting, writing, onClose }: Props) {
  const { t } = useTranslation('teaching');
  const { t: common } = useTranslation();
  const { values } = writing;
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const isMissing = correcting && reason.trim() === '';
    setMissing(isMissing);
    if (!isMissing) writing.send(reason.trim());
  };
  return (
    <ClosableDialog
      title={t(correcting ? 'correctTitle' : 'endTitle')}
      maxWidth="sm"
      onClose={() => !writing.isSaving && onClose()}
    >
      <DialogContent>
        <Stack component="form" spacing={2} noValidate onSubmit={submit}>
          {correcting ? (
            <ChangeList changes={changesOf(record, values)} />
          ) : (
            <EndSummary record={record} values={values} />
          )}
          {correcting && (
            <LabelledInput
              label={t('reason')}
              hint={t('reasonHint')}
              error={missing ? common('field.required') : undefined}
              required
              autoFocus
              value={reason}
              maxLength={LIMITS.reasonMax}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
          {!correcting && <Typography color="textSecondary">{t('endHint')}</Typography>}
          <FormProblem problem={writing.problem} />
          <DialogActions sx={{ p: 0 }}>
            <Button disabled={writing.isSaving} onClick={onClose}>
              {t('backToRecord')}
            </Button>
            <SubmitButton submitting={writing.isSaving}>
              {t(correcting ? 'correctSubmit' : 'end')}
            </SubmitButton>
          </DialogActions>
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
