import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { StudentId } from '#shared/ids.ts';
import { SCHOOL_PEOPLE } from '#shared/roles.ts';
import { group, post } from './endpoint.ts';
import { ProfileRecord } from './users.ts';

const profile = post('student/getStuInfoById', {
  summary: 'Profile record of a student: the own one, or for staff of the same school.',
  access: SCHOOL_PEOPLE,
  writes: 'no',
  budget: { read: 2, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ student_id: StudentId }),
  output: ProfileRecord,
});

export const students = group('students', { profile });
