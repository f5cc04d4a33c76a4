import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const MAKEUP_OPERATIONS = {
  'leave.add': { zh: '请假', cht: '請假', en: 'Entered leave' },
  'leave.cancel': { zh: '取消请假', cht: '取消請假', en: 'Cancelled leave' },
  'makeup.book': { zh: '预约补课', cht: '預約補課', en: 'Booked a makeup' },
  'makeup.cancel': { zh: '取消补课', cht: '取消補課', en: 'Cancelled a makeup' },
} as const satisfies Readonly<Record<string, Texts>>;
