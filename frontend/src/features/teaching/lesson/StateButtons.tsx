import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { AttendanceLine, AttendanceState } from '#shared/teaching/fields.ts';
import { type DraftLine, isOptional, statesOf } from '../draft/record-values.ts';

const COLOURS = {
  present: 'success',
  late: 'warning',
  leave: 'info',
  absent: 'error',
  makeup: 'success',
} as const satisfies Record<AttendanceState, string>;

interface Props {
  readonly line: AttendanceLine;
  readonly entry: DraftLine;
  readonly onChange: (entry: DraftLine) => void;
}

/** The buttons of all attendances, large enough for touch. */
export function StateButtons({ line, entry, onChange }: Props) {
  const { t } = useTranslation(['teaching', 'records']);
  const choose = (chosen: AttendanceState | null) => {
    if (chosen) onChange({ ...entry, state: chosen });
    // A second tap leaves an optional student out.
    else if (isOptional(line)) onChange({ ...entry, state: '' });
  };
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={entry.state}
      aria-label={t('attendanceOf', { name: line.name })}
      onChange={(_, chosen: AttendanceState | null) => choose(chosen)}
    >
      {statesOf(line).map((state) => (
        <ToggleButton
          key={state}
          value={state}
          color={COLOURS[state]}
          sx={{ px: { xs: 0.5, sm: 2 }, fontWeight: 600, whiteSpace: 'nowrap' }}
        >
          {t(`records:attendance.${state}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
