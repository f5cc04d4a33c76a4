import { createHandler } from '#functions/_lib/create-handler.ts';
import { students } from '#shared/contracts/students.ts';
import { getProfile } from './get-profile.ts';

export const handler = createHandler(students, { profile: getProfile });
