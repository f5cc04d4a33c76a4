import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import { SubmitButton } from '#frontend/src/ui/form/SubmitButton.tsx';
import type { Alternative } from '#shared/lessons/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { useWhen } from '../use-date-texts.ts';
import { ClashList } from './ClashList.tsx';
import type { Obstacle } from './lesson-draft.ts';
import type { Placing } from './use-placing.ts';

/** Lets a principal plan the lesson although students have another one then, with a reason. */
function OverruleForm({ placing }: { readonly placing: Placing }) {
  const { t } = useTranslation('lessons');
  const { t: common } = useTranslation();
  const [reason, setReason] = useState('');
  const [missing, setMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const override = reason.trim();
    setMissing(override === '');
    if (override) void placing.decide({ override });
  };
  return (
    <Stack component="form" spacing={1} noValidate onSubmit={submit} sx={{ alignItems: 'start' }}>
      <LabelledInput
        label={t('clash.reason')}
        hint={t('clash.reasonHint')}
        error={missing ? common('field.required') : undefined}
        required
        value={reason}
        maxLength={LIMITS.reasonMax}
        onChange={({ target }) => setReason(target.value)}
      />
      <SubmitButton submitting={placing.working}>{t('clash.nevertheless')}</SubmitButton>
    </Stack>
  );
}

interface AlternativesProps {
  readonly alternatives: readonly Alternative[];
  readonly placing: Placing;
}

/** Free times, each a button that takes it. */
function Alternatives({ alternatives, placing }: AlternativesProps) {
  const { t } = useTranslation('lessons');
  const when = useWhen();
  if (alternatives.length === 0)
    return <Typography color="textSecondary">{t('clash.none')}</Typography>;
  return (
    <Stack spacing={1} role="group" aria-label={t('clash.instead')}>
      <Typography variant="h3" component="p">
        {t('clash.instead')}
      </Typography>
      {alternatives.map(({ date, start, end, room_id, room_name }) => (
        <Button
          key={`${date} ${start} ${room_id}`}
          variant="outlined"
          disabled={placing.working}
          onClick={() => placing.decide({ date, start, end, room_id: room_id ?? '' })}
        >
          {room_name
            ? t('clash.inRoom', { when: when({ date, start, end }), room: room_name })
            : when({ date, start, end })}
        </Button>
      ))}
    </Stack>
  );
}

interface Props {
  readonly obstacle: Extract<Obstacle, { kind: 'clash' }>;
  readonly placing: Placing;
}

/** The lessons that clash with a draft, and free times to choose from. */
export function ClashDialog({ obstacle, placing }: Props) {
  const { t } = useTranslation('lessons');
  const { t: common } = useTranslation();
  const when = useWhen();
  const { role } = useSignedIn();
  const { draft, clashes, alternatives } = obstacle;
  // Only clashes of students can be overruled, and only by a principal.
  const canOverrule = role === ROLE.principal && clashes.every(({ kind }) => kind === 'students');
  return (
    <ClosableDialog title={t('clash.title')} maxWidth="sm" onClose={placing.cancel}>
      <DialogContent>
        <Stack spacing={2}>
          <div>
            <Typography>
              {t('clash.intro', { name: draft.name, when: when(draft.payload) })}
            </Typography>
            <ClashList clashes={clashes} />
          </div>
          <Alternatives alternatives={alternatives} placing={placing} />
          {canOverrule && <OverruleForm placing={placing} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={placing.cancel}>{common('cancel')}</Button>
      </DialogActions>
    </ClosableDialog>
  );
}
