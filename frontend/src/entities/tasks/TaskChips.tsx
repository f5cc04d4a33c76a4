import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { TaskDto } from '#shared/tasks/fields.ts';
import type { AnswerState, DeadlineState } from '#shared/tasks/rules.ts';
import { useNow } from './use-now.ts';

const TASK_STATE_COLOURS = {
  draft: 'default',
  scheduled: 'info',
  released: 'success',
  past: 'warning',
  withdrawn: 'default',
} as const;

/** The state of a task; of a released one, whether its deadline has passed. */
export function TaskStateChip({
  task: { state, deadline },
}: {
  readonly task: Pick<TaskDto, 'state' | 'deadline'>;
}) {
  const { t } = useTranslation('task');
  const now = useNow();
  const isPast = state === 'released' && deadline !== '' && Date.parse(deadline) <= now;
  const shown = isPast ? 'past' : state;
  return (
    <Chip
      size="small"
      variant="outlined"
      color={TASK_STATE_COLOURS[shown]}
      label={t(`state.${shown}`)}
    />
  );
}

const OWN_ANSWER_COLOURS = {
  new: 'primary',
  opened: 'primary',
  working: 'primary',
  handed_in: 'secondary',
  late: 'secondary',
  returned: 'warning',
  done: 'success',
} as const satisfies Record<AnswerState, string>;

/** The state of an answer, worded for the student. */
export function OwnAnswerChip({ state }: { readonly state: AnswerState }) {
  const { t } = useTranslation('task');
  return (
    <Chip
      color={OWN_ANSWER_COLOURS[state]}
      label={t(`own.state.${state}`)}
      sx={{ fontWeight: 600 }}
    />
  );
}

const ANSWER_COLOURS = {
  new: 'default',
  opened: 'default',
  working: 'info',
  handed_in: 'primary',
  late: 'warning',
  returned: 'secondary',
  done: 'success',
} as const satisfies Record<AnswerState, string>;

interface AnswerChipProps {
  readonly state: AnswerState;
  /** What there was when the deadline passed; empty until then. */
  readonly atDeadline?: DeadlineState | '';
}

/** The words of `AnswerChip`. */
export function useAnswerWords(): (answer: AnswerChipProps) => string {
  const { t } = useTranslation('task');
  return ({ state, atDeadline = '' }) => {
    const isOpen = state === 'new' || state === 'opened' || state === 'working';
    const left = isOpen && atDeadline !== 'handed_in' ? atDeadline : '';
    return left ? t(`atDeadline.${left}`) : t(`answer.${state}`);
  };
}

/** The state of an answer, worded for staff: after the deadline also whether there is work though none was handed in. */
export function AnswerChip({ state, atDeadline = '' }: AnswerChipProps) {
  const wordsOf = useAnswerWords();
  return (
    <Chip
      size="small"
      variant="outlined"
      color={ANSWER_COLOURS[state]}
      label={wordsOf({ state, atDeadline })}
    />
  );
}
