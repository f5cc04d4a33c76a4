import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslation } from 'react-i18next';
import type { AttendanceLine, AttendanceState } from '#shared/contracts/teaching-fields.ts';
import { canBeLeftOut, type DraftLine, statesOf } from '../draft/draft.ts';

const COLOURS = {
  present: 'success',
  late: 'warning',
  leave: 'info',
  absent: 'error',
  makeup: 'success',
} as const satisfies Record<AttendanceState, string>;

interface Props {
  readonly line: AttendanceLine;
  readonly said: DraftLine;
  readonly onChange: (said: DraftLine) => void;
}

/** Whether a student was there: large enough for a thumb, all states in sight. */
export function StateButtons({ line, said, onChange }: Props) {
  const { t } = useTranslation(['teaching', 'records']);
  const choose = (chosen: AttendanceState | null) => {
    if (chosen) onChange({ ...said, state: chosen });
    // A second tap takes back what may be left out.
    else if (canBeLeftOut(line)) onChange({ ...said, state: '' });
  };
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={said.state}
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
