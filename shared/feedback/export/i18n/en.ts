import type { feedbackExportZh } from './zh.ts';

export const feedbackExportEn: Readonly<Record<keyof typeof feedbackExportZh, string>> = {
  'exports.sheet.feedback': 'Feedback',
  'exports.sheet.feedbackAnswers': 'Answers to feedback',
  'exports.of.feedbackId': 'Feedback ID',
  'exports.of.recipient': 'Sent to',
  'exports.of.writer': 'Answered by',
};
