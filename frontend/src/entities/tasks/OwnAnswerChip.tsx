import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { AnswerState } from '#shared/tasks.ts';

const COLOURS = {
  new: 'primary',
  opened: 'primary',
  working: 'primary',
  handed_in: 'secondary',
  late: 'secondary',
  returned: 'warning',
  done: 'success',
} as const satisfies Record<AnswerState, string>;

/** How far a student is, in words to the student. */
export function OwnAnswerChip({ state }: { readonly state: AnswerState }) {
  const { t } = useTranslation('task');
  return <Chip color={COLOURS[state]} label={t(`own.state.${state}`)} sx={{ fontWeight: 600 }} />;
}
