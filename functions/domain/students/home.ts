import { getProfile } from './get-student-profile.ts';
import { hasDefaultPassword } from './has-default-password.ts';

export const STUDENTS_READINGS = { firstPassword: hasDefaultPassword, profile: getProfile };
