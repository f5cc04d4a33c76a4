import type { MessageKey } from '#shared/i18n/messages.ts';
import type { AttendanceState, EVALUATION_PHRASES } from '#shared/teaching/fields.ts';

/** Message keys of attendance, for sheets. */
export const ATTENDANCE_KEYS = {
  present: 'teaching.present',
  late: 'teaching.late',
  leave: 'teaching.leave',
  absent: 'teaching.absent',
  makeup: 'teaching.makeup',
} as const satisfies Record<AttendanceState, MessageKey>;

/** Message keys of the phrases with which teachers rate a student's effort. */
export const PHRASE_KEYS = {
  try_harder: 'teaching.tryHarder',
  more_careful: 'teaching.moreCareful',
  not_bad: 'teaching.notBad',
  great: 'teaching.great',
  surprising: 'teaching.surprising',
} as const satisfies Record<(typeof EVALUATION_PHRASES)[number], MessageKey>;
