import type { Translation } from '#frontend/src/lib/i18n-types.ts';
import type { zh } from './zh.ts';

export const en: Translation<typeof zh> = {
  title: 'For parents',
  welcome: 'Welcome, dear parents',
  intro: 'At {{school}} children learn to program and love to create.',
  unknownSchool: 'This school was not found. Please ask the school for a new QR code.',
  abilitiesTitle: 'Six abilities that grow in our lessons',
  abilities: {
    logic: { name: 'Logical thinking', text: 'Think it through, say it clearly' },
    focus: { name: 'Focus', text: 'Finish what you have begun' },
    thinking: { name: 'Thinking ability', text: 'Find a way when it gets hard' },
    communication: { name: 'Communication', text: 'Explain your ideas to others' },
    creativity: { name: 'Creativity', text: 'Make what was not there before' },
    innovation: { name: 'Innovation', text: 'Dare to try it differently' },
  },
  contact: 'Contact us',
  call: 'Call {{tel}}',
  scan: 'Scan to contact us',
  noContact: "Please contact your child's teacher.",
  student: 'Your child signs in here',
  studentHint: 'With the account from school, to see classes and messages.',
  signIn: 'Sign in',
};
