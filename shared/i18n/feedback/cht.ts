import type { feedbackZh } from './zh.ts';

export const feedbackCht: Partial<Record<keyof typeof feedbackZh, string>> = {
  'feedback.missing': '沒有這則回饋，或您無法查看',
  'feedback.tooMany': '今天已傳送 {count} 則回饋，請明天再寫',
  'feedback.talkFull': '這則回饋的回覆已滿，請另寫一則',
  'feedback.toldNew.body': '請在「意見回饋」中查看並回覆',
  'feedback.toldReply.body': '請查看並回覆',
  'rule.to.ownSchool': '您就是學校的負責人，請傳給平台',
};
