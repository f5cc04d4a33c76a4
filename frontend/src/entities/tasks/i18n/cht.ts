import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  answer: {
    handed_in: '已繳交',
  },
  remindTitle: '要提醒還沒有繳交的學生嗎？',
  remindText: '每位還沒有繳交的學生都會收到一則通知。一小時內不會重複提醒。',
};
