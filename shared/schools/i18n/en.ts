import type { schoolsZh } from './zh.ts';

export const schoolsEn: Readonly<Record<keyof typeof schoolsZh, string>> = {
  'schools.lessonsPlanned':
    'Lessons are planned ahead, so the time zone cannot change now. Remove them first, or wait until they are taught.',
  'schools.hoursEntered':
    'Class hours were entered already, so the currency cannot change any more.',
  'schools.missing': 'There is no such school',
};
