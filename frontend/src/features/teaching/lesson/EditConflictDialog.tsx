import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { RecordDetail } from '#shared/teaching/fields.ts';
import { changesOf, hasChanges } from '../draft/changes.ts';
import type { Draft } from '../draft/draft.ts';
import { ChangeList } from './ChangeList.tsx';
import type { Sending } from './use-send-record.ts';

interface Props {
  readonly theirs: RecordDetail;
  readonly draft: Draft;
  readonly sending: Sending;
}

/** Another user has changed the record in between: the user chooses whose version stays. */
export function EditConflictDialog({ theirs, draft, sending }: Props) {
  const { t } = useTranslation('teaching');
  const changes = changesOf(theirs, draft);
  const by = theirs.corrections.at(-1)?.by_name ?? theirs.ended_by_name;
  return (
    <ClosableDialog title={t('overtaken.title')} maxWidth="sm" onClose={sending.back}>
      <DialogContent>
        <Stack spacing={2}>
          <Typography>{t('overtaken.text', { name: by })}</Typography>
          {hasChanges(changes) && <ChangeList changes={changes} />}
          <FormProblem problem={sending.problem} />
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button disabled={sending.working} onClick={sending.acceptTheirs}>
          {t('overtaken.theirs')}
        </Button>
        {hasChanges(changes) && (
          <Button
            variant="contained"
            loading={sending.working}
            onClick={() => void sending.overwrite(t('overtaken.reason'))}
          >
            {t('overtaken.mine')}
          </Button>
        )}
      </DialogActions>
    </ClosableDialog>
  );
}
