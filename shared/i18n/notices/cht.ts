import type { noticesZh } from './zh.ts';

export const noticesCht: Record<keyof typeof noticesZh, string> = {
  'notices.missing': '通知不存在，或不是發給您的',
  'notices.withdrawn': '學校已收回這則通知',
  'notices.isWithdrawn': '通知已經收回，不能再修改。可以複製一份重新發布。',
  'notices.notYours': '只能管理自己寫的通知',
  'notices.onlyOwn': '教師只能發給自己任教的班級和學生',
  'notices.notOut': '通知還沒有發布，或已經收回',
  'notices.notDraft': '只能刪除草稿。已發布的通知可以收回。',
  'notices.remindedAlready': '24 小時內已經提醒過，請明天再提醒',
  'notices.tooOld': '發布超過 {days} 天的通知不能再提醒',
  'notices.tooManyPinned': '最多置頂 {count} 則通知，請先取消其他置頂',
  'notices.noTemplate': '範本不存在',
  'notices.notYourTemplate': '只能刪除自己儲存的範本',
  'rule.roles.no_readers': '請選擇要通知的對象',
  'notices.notPublished.title': '通知「{title}」沒有準時發布',
  'notices.notPublished.body':
    '發布時，作者已不能發給所選的對象（班級或權限有異動）。通知已退回草稿，請檢查後重新發布。',
};
