import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useHasPassed } from '#frontend/src/lib/use-has-passed.ts';
import { LabelledInput } from '#frontend/src/ui/form/LabelledInput.tsx';
import type { RecordDetail, TrialLine } from '#shared/teaching/fields.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { useRecordTrial } from '../queries.ts';

interface RowProps {
  readonly line: TrialLine;
  readonly lesson: RecordDetail['lesson'];
  readonly disabled: boolean;
}

/** A child who tries the lesson: saved by itself, at once. */
function TrialRow({ line, lesson, disabled }: RowProps) {
  const { t } = useTranslation('teaching');
  const { lead_id, name } = line;
  const [state, setState] = useState(line.state);
  const [remark, setRemark] = useState(line.remark);
  const { mutate, isPending } = useRecordTrial();
  const changed = state !== line.state || remark !== line.remark;
  const save = (): void => {
    if (state === 'booked') return;
    mutate(
      { lead_id, lesson_id: lesson.id, state, remark },
      { onSuccess: () => toast.success(t('trials.saved', { name })) },
    );
  };
  return (
    <Stack
      component="li"
      spacing={1}
      sx={{ py: 1.5, borderTop: 1, borderColor: 'divider', alignItems: 'flex-start' }}
    >
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{name}</Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={state}
          disabled={disabled || isPending}
          aria-label={name}
          onChange={(_, next: 'present' | 'absent' | null) => next && setState(next)}
        >
          <ToggleButton value="present">{t('trials.present')}</ToggleButton>
          <ToggleButton value="absent">{t('trials.absent')}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      {!disabled && (
        <LabelledInput
          label={t('trials.remark', { name })}
          value={remark}
          maxLength={TEACHING_LIMITS.commentMax}
          multiline
          onChange={({ target }) => setRemark(target.value)}
        />
      )}
      {disabled && line.remark && <Typography>{line.remark}</Typography>}
      {changed && (
        <Button
          variant="contained"
          loading={isPending}
          disabled={state === 'booked'}
          aria-label={t('trials.saveFor', { name })}
          onClick={save}
        >
          {t('trials.save')}
        </Button>
      )}
    </Stack>
  );
}

/** Children who try the lesson, with their attendance; nothing if there are none. */
export function TrialsPanel({ record }: { readonly record: RecordDetail }) {
  const { t } = useTranslation('teaching');
  const { trials, lesson, may_write, past_due, startable_from } = record;
  const isOpen = useHasPassed(startable_from);
  if (trials.length === 0) return null;
  return (
    <Paper component="section" aria-labelledby="trials" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography id="trials" variant="h2">
        {t('trials.title')}
      </Typography>
      <Typography color="textSecondary" variant="body2">
        {t(isOpen ? 'trials.explain' : 'trials.early')}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1 }}>
        {trials.map((line) => (
          <TrialRow
            key={`${line.lead_id} ${line.state} ${line.remark}`}
            line={line}
            lesson={lesson}
            disabled={!may_write || past_due || !isOpen}
          />
        ))}
      </Stack>
    </Paper>
  );
}
