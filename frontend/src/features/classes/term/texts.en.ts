import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { term as texts } from './texts.zh.ts';

export const term: Translation<typeof texts> = {
  action: 'End the term',
  title: 'End the term of {{name}}',
  lessons_one: '{{count}} lesson to come will be cancelled',
  lessons_other: '{{count}} lessons to come will be cancelled',
  noLessons: 'There is no lesson to cancel',
  span: '{{from}} to {{to}}',
  missing_one: 'The record of {{count}} lesson is missing',
  missing_other: 'The records of {{count}} lessons are missing',
  missingHint:
    'Write the records first. Lessons that were not held can be cancelled with the others; no hours are taken for them.',
  cancelMissing: 'They were not held: cancel them too',
  running_one: '{{count}} lesson is under way. Finish it first.',
  running_other: '{{count}} lessons are under way. Finish them first.',
  students_one: 'Hours left of {{count}} student',
  students_other: 'Hours left of {{count}} students',
  studentsHint:
    'Hours stay on the accounts; nothing is taken. Makeup lessons booked into these lessons can be booked again.',
  noHours: 'No hours',
  general: 'General',
  account: '{{name}} {{hours}}',
  end: 'End the term',
  left: 'Some lessons could not be cancelled, so the class is still open. Look at them and end the term again.',
  closed: 'The class is closed.',
  next: 'Move on to the next class',
  nextHint:
    'Seats and clashes are checked. Students who can be moved come into the new class and leave this one.',
  nextClass: 'Next class',
  everybody: 'Everybody',
  move_one: 'Move {{count}} student',
  move_other: 'Move {{count}} students',
  moved_one: '{{count}} student was moved',
  moved_other: '{{count}} students were moved',
  notMoved_one: '{{count}} student was not moved:',
  notMoved_other: '{{count}} students were not moved:',
};
