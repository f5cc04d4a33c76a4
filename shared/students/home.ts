import { homePart, OWNER } from '#shared/homes/part.ts';
import { students } from './contract.ts';

const { hasDefaultPassword, profile } = students.endpoints;

export const STUDENTS_HOME = {
  firstPassword: homePart(hasDefaultPassword, ['student'], {}),
  profile: homePart(profile, ['student'], { student_id: OWNER }),
};
