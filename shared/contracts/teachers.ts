import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { SIGNED_IN } from '#shared/roles.ts';
import { group, post } from './endpoint.ts';
import { UserId } from './fields.ts';
import { ProfileRecord } from './users.ts';

const profile = post('teacher/searchid', {
  summary: 'Profile record of a member of staff: the own one, or for anyone of the same school.',
  access: SIGNED_IN,
  writes: 'no',
  budget: { read: 3, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ teacher_id: UserId }),
  output: ProfileRecord,
});

export const teachers = group('teachers', { profile });
