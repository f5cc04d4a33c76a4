import type { noticesZh } from './zh.ts';

export const noticesCht: Partial<Record<keyof typeof noticesZh, string>> = {
  'notices.withdrawn': '學校已收回這則通知',
  'notices.isWithdrawn': '通知已經收回，不能再修改。可以複製一份重新發布。',
  'notices.notOut': '通知還沒有發布，或已經收回',
  'notices.notDraft': '只能刪除草稿。已發布的通知可以收回。',
  'notices.tooManyPinned': '最多置頂 {count} 則通知，請先取消其他置頂',
};
