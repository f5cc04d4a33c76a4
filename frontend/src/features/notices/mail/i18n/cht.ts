import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  readAll: '全部標示為已讀',
  withdrawn: '這則通知已被收回',
  withdrawnHint: '學校收回了它，內容不再顯示。如有疑問，請聯絡學校。',
  mute: {
    hint: '關閉後，這一類通知不再計入鈴鐺上的數字，仍可在這裡查看。學校標示為「重要」的通知，以及帳號安全、時數等通知一定會提醒。',
  },
};
