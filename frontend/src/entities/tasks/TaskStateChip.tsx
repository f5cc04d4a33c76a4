import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { TaskDto } from '#shared/contracts/task-fields.ts';
import { useNow } from './use-now.ts';

const COLOURS = {
  draft: 'default',
  scheduled: 'info',
  released: 'success',
  past: 'warning',
  withdrawn: 'default',
} as const;

/** Where a task stands; of a released one, whether its deadline is over. */
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
    <Chip size="small" variant="outlined" color={COLOURS[shown]} label={t(`state.${shown}`)} />
  );
}
