import type { formsExportZh } from './zh.ts';

export const formsExportEn: Readonly<Record<keyof typeof formsExportZh, string>> = {
  'exports.sheet.forms': 'Forms',
  'exports.sheet.formContents': 'Questions of forms',
  'exports.sheet.formAnswers': 'Answers to forms',
  'exports.of.formId': 'Form',
  'exports.of.questions': 'Questions',
  'exports.of.past': 'Former questions',
  'exports.of.answers': 'Answers',
  'exports.of.once': 'Once for',
  'exports.of.most': 'Limit',
  'exports.of.keptDays': 'Days kept',
  'exports.of.intro': 'Introduction',
  'exports.of.student': 'Student',
};
