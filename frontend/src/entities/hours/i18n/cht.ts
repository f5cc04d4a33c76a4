import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const cht: Translation<typeof zh> = {
  title: '時數管理',
  tabs: { label: '時數管理的內容', hours: '時數', makeups: '補課' },
  general: '通用時數',
  owed: '已欠時數',
  low: '時數不多了',
  kinds: {
    purchase: '購買',
    gift: '贈送',
    use: '扣課',
    reversal: '沖銷',
    expiry: '過期',
    refund: '退課',
  },
  reverses: '沖銷第 {{number}} 筆',
  reversedBy: '已由第 {{number}} 筆沖銷',
  own: {
    left_other: '{{course}}：還有 {{amount}} 小時',
    few_other: '{{course}}：還有 {{amount}} 小時，記得告訴爸爸媽媽喔',
    none: '{{course}}：時數都學完囉，請爸爸媽媽聯絡學校吧',
  },
  attendance: { present: '出席', late: '遲到', leave: '請假', absent: '缺席', makeup: '補課' },
};
