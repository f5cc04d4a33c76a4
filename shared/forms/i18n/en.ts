import type { formsZh } from './zh.ts';

export const formsEn: Readonly<Record<keyof typeof formsZh, string>> = {
  'forms.missing': 'This form does not exist, or was deleted.',
  'forms.notYours': 'You may manage your own forms only.',
  'forms.noAnswer': 'This answer does not exist, or was deleted.',
  'forms.over':
    'The address of this form is no longer valid. Please ask the school for the new one.',
  'forms.early': 'This form is not open yet.',
  'forms.ended': 'The time for this form is over.',
  'forms.closed': 'The school has closed this form.',
  'forms.full': 'This form is full and takes no more answers.',
  'forms.answered': 'This form has been answered already.',
  'forms.changed':
    'The school has just changed the form. Please look at it again before you send it.',
  'forms.nobody': 'Sign in as the student, or enter the address of your child’s page.',
  'forms.tooMany':
    'Too much was sent from this network today. Try again tomorrow, or use another network.',
  'forms.sentAt': 'Sent',
  'forms.student': 'Student',
  'forms.accepted': 'Accepted',
  'forms.told.title': 'New answers to “{form}”',
  'forms.told.body': 'The first answer of today has arrived. You find it under Forms.',
  'rule.questions.no_questions': 'Add at least one question.',
  'rule.questions.repeated': 'A question occurs twice. Reload the page and try again.',
  'rule.questions.no_options': 'A choice needs at least two options.',
  'rule.questions.repeated_option': 'The options of a question must differ.',
  'rule.questions.bounds': 'The smallest value must not exceed the largest one.',
  'rule.questions.no_files': 'Choose which files may be sent.',
  'rule.questions.no_consent': 'Enter what is to be accepted.',
  'rule.questions.condition':
    'A condition can only name a choice that stands before, and its options.',
  'rule.questions.too_many_options': 'There are too many options in all.',
  'rule.questions.too_many_files': 'Too many questions ask for files.',
  'rule.questions.kind': 'A question cannot change its kind. Add another one instead.',
  'rule.questions.too_many_past': 'Too many questions were deleted. Begin a new form.',
};
