import { createHandler } from '#functions/_lib/create-handler.ts';
import { teachers } from '#shared/contracts/teachers.ts';
import { getProfile } from './get-profile.ts';

export const handler = createHandler(teachers, { profile: getProfile });
