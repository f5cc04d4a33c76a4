import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { AnswerState } from '#shared/tasks.ts';

const COLOURS = {
  new: 'default',
  opened: 'default',
  working: 'info',
  handed_in: 'primary',
  late: 'warning',
  returned: 'secondary',
  done: 'success',
} as const satisfies Record<AnswerState, string>;

/** How far a student is with a task: the words in their colour. */
export function AnswerChip({ state }: { readonly state: AnswerState }) {
  const { t } = useTranslation('task');
  return (
    <Chip size="small" variant="outlined" color={COLOURS[state]} label={t(`answer.${state}`)} />
  );
}
