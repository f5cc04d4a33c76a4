import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  state: {
    withdrawn: '已收回',
  },
  when: {
    planned: '預定發布',
    withdrawnAt: '收回時間',
  },
  withdraw: {
    action: '收回',
    title: '收回通知「{{title}}」？',
    text: '所有人馬上看不到它，正在看的人會看到「已收回」。收回後不能復原，可以複製後重新發布。',
    done: '通知已收回',
  },
  templates: {
    emptyHint: '打開一則寫好的通知，選擇「存為範本」。',
  },
};
