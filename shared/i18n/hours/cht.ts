import type { hoursZh } from './zh.ts';

export const hoursCht: Partial<Record<keyof typeof hoursZh, string>> = {
  'hours.amount': '時數變動',
  'hours.by': '經手人',
  'hours.isRefunded': '這次購買已有退課記錄，請先沖銷退課',
  'hours.missing': '沒有這筆時數紀錄',
  'hours.ofLesson': '這是上課扣的時數，請到課堂紀錄中更正',
  'hours.usedSince': '這 {hours} 小時已經用掉一部分，撤銷後會欠 {owed} 小時，超過學校允許的範圍',
};
