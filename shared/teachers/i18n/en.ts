import type { teachersZh } from './zh.ts';

export const teachersEn: Readonly<Record<keyof typeof teachersZh, string>> = {
  'teachers.hasLessons':
    'This teacher has lessons that are not taught yet. Please hand them over first.',
  'teachers.missing': 'This teacher does not exist.',
  'teachers.limit': 'The number of teacher accounts has exceeded the limit.',
  'teachers.lastPrincipal': 'A school needs at least one principal who can sign in.',
  'teachers.self': 'You cannot do this to your own account. Please ask another principal.',
  'teachers.hasClasses': 'This teacher still has classes. Please hand them over first.',
};
