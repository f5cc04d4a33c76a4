import type { Texts } from '#shared/languages.ts';

/** What the operation log tells, in words. */
export const FEEDBACK_OPERATIONS = {
  'feedback.answer': { zh: '回复意见反馈', cht: '回覆意見回饋', en: 'Answered feedback' },
  'feedback.state': {
    zh: '修改反馈状态',
    cht: '修改回饋狀態',
    en: 'Changed the state of feedback',
  },
} as const satisfies Readonly<Record<string, Texts>>;
