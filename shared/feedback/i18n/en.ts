import type { feedbackZh } from './zh.ts';

export const feedbackEn: Readonly<Record<keyof typeof feedbackZh, string>> = {
  'feedback.missing': 'There is no such feedback, or it is not yours to see.',
  'feedback.tooMany': 'You have sent {count} pieces of feedback today. Please go on tomorrow.',
  'feedback.talkFull': 'This conversation is full. Please write new feedback.',
  'feedback.platform': 'The service team',
  'feedback.toldNew.title': '{by} has sent feedback to the school',
  'feedback.toldNew.body': 'Open Feedback to read and answer it.',
  'feedback.toldAnswer.title': 'The service team has answered your feedback',
  'feedback.toldAnswer.body': 'Open Feedback to read the answer, or to add something.',
  'feedback.toldSchoolAnswer.title': '{by} has answered your feedback',
  'feedback.toldSchoolAnswer.body': 'Open Feedback to read the answer, or to add something.',
  'feedback.toldReply.title': '{by} has added to the feedback',
  'feedback.toldReply.body': 'Please read and answer it.',
  'rule.to.ownSchool': 'You run the school. Please send this to the service team.',
};
