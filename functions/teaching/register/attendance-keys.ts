import type { AttendanceState } from '#shared/contracts/teaching-fields.ts';
import type { MessageKey } from '#shared/i18n/messages.ts';

/** Message keys of attendance, for sheets. */
export const ATTENDANCE_KEYS = {
  present: 'teaching.present',
  late: 'teaching.late',
  leave: 'teaching.leave',
  absent: 'teaching.absent',
  makeup: 'teaching.makeup',
} as const satisfies Record<AttendanceState, MessageKey>;
