import type { Overrides } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Overrides<typeof zh> = {
  kinds: {
    own: '自訂報告',
  },
  cycle: {
    classClosed: '已結業',
  },
  kind: {
    nameHint: '例如「期中報告」、「競賽集訓報告」',
  },
  table: {
    keys: '方向鍵移動，1–5 評分並跳到下一格，0 清空，句點鍵沿用上次的分數，Enter 到下一名學生，空白鍵開啟選項。',
  },
  one: {
    keys: 'Ctrl+Enter 到下一個，Alt+↑ / Alt+↓ 前後切換；評分時按 1–5，↑ ↓ 換一項。',
  },
  common: {
    placeholder: {
      him: '他/她（受格）',
    },
  },
  publish: {
    atHint: '按學校時間，到時間後一刻鐘內發布',
  },
};
