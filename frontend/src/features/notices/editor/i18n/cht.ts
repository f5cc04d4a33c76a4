import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  atHint: '學校當地時間；留空則立即發布。排定的通知會在這個時間後的 15 分鐘內發出。',
  invalid: {
    student_ids: {
      too_many: '最多選擇 20 人，更多請依班級或角色發送',
    },
  },
};
