import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'Ask for a trial lesson',
  titleOf: 'A trial lesson at {{name}}',
  subtitle: 'Leave your number, and a teacher will call you soon.',
  name: 'Child’s name',
  nameHint: 'Chinese names: 2 to 5 characters; others: 1 to 30',
  age: 'Child’s age (optional)',
  guardian: 'Your name (optional)',
  relation: 'You are the child’s',
  relations: {
    mother: 'mother',
    father: 'father',
    grandmother: 'grandmother',
    grandfather: 'grandfather',
    other: 'other guardian',
  },
  course: 'Course',
  anyCourse: 'Not decided yet',
  interest: 'What the child likes (optional)',
  wish: 'Preferred time (optional)',
  wishHint: 'For example Saturday afternoon',
  remark: 'Questions (optional)',
  consent: 'I agree that {{name}} keeps this and contacts me',
  send: 'Send',
  sending: 'Sending…',
  thanks: 'Thank you',
  thanksText: '{{name}} will call you at {{phone}}.',
  closed: 'No requests here at the moment',
  closedText: '{{name}} takes no requests on this page now. Please contact the school directly.',
  invalid: {
    name: {
      required: 'Please enter the child’s name',
      length: 'Chinese names: 2 to 5 characters; others: 1 to 30',
      letters:
        'Use Chinese characters, Latin letters and digits, with a single space, ·, -, ’ or . between parts',
    },
    consent: { required: 'Please agree first', value: 'Please agree first' },
    age: { value: 'From 0 to 18' },
  },
};
