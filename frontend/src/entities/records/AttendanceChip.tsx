import Chip from '@mui/material/Chip';
import { useTranslation } from 'react-i18next';
import type { AttendanceState } from '#shared/teaching/fields.ts';

const COLOURS = {
  present: 'success',
  late: 'warning',
  leave: 'info',
  absent: 'error',
  makeup: 'success',
} as const satisfies Record<AttendanceState, string>;

/** The attendance of a student as a coloured chip. */
export function AttendanceChip({ state }: { readonly state: AttendanceState }) {
  const { t } = useTranslation('records');
  return (
    <Chip size="small" variant="outlined" color={COLOURS[state]} label={t(`attendance.${state}`)} />
  );
}
