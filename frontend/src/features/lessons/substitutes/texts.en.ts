import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { substitutes as texts } from './texts.zh.ts';

export const substitutes: Translation<typeof texts> = {
  menu: 'A teacher is absent: find substitutes',
  title: 'Find substitutes',
  teacher: 'Who is absent',
  from: 'From day',
  to: 'To day',
  start: 'On the first day from',
  end: 'On the last day until',
  timeHint: 'Leave it empty for the whole day.',
  hint: 'Choose who is absent: the lessons that need somebody appear here, with the colleagues who are free then.',
  none: 'No lesson needs a substitute then',
  noneHint: 'Lessons that have begun or have been taught are not among them.',
  count_one: '{{count}} lesson needs a substitute',
  count_other: '{{count}} lessons need a substitute',
  substitute: '{{lesson}}: substitute',
  assistant: '{{lesson}}: substitute assistant',
  candidate_one: '{{name}} ({{fit}}, {{count}} lesson that day)',
  candidate_other: '{{name}} ({{fit}}, {{count}} lessons that day)',
  fits: { class: 'knows the class', course: 'teaches the course', other: 'free' },
  leave: 'Leave it for now',
  noAssistant: 'Without an assistant',
  nobody: 'Nobody is free then',
  submit_one: 'Hand over {{count}} lesson',
  submit_other: 'Hand over {{count}} lessons',
  told: 'Both teachers and the assistants are told.',
};
