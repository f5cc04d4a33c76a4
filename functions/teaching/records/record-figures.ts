import type { RecordLine } from '#functions/domain/records/lesson-record.ts';
import {
  ATTENDANCE_STATES,
  type AttendanceCounts,
  type AttendanceState,
} from '#shared/teaching/fields.ts';

/** Students of a record by attendance. */
export function countStates(lines: readonly RecordLine[]): AttendanceCounts {
  const counted = ATTENDANCE_STATES.map(
    (state) => [state, lines.filter((line) => line.state === state).length] as const,
  );
  return Object.fromEntries(counted) as Record<AttendanceState, number>;
}

export const sumHours = (lines: readonly RecordLine[]): number =>
  lines.reduce((sum, { hours }) => sum + hours, 0);
