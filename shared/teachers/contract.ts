import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  cursor,
  nothing,
  oneOf,
  optionalFlag,
  optionalWords,
  page,
  pageSize,
  UserId,
} from '#shared/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { ProfileDto } from '#shared/people/fields.ts';
import { ROLE, SIGNED_IN, STAFF } from '#shared/roles.ts';
import {
  adding,
  initialPassword,
  removing,
  STAFF_ROLES,
  TeacherDto,
  TeacherText,
} from './fields.ts';

const profile = post('teacher/searchid', {
  summary: 'Profile record of a member of staff: the own one, or for anyone of the same school.',
  access: SIGNED_IN,
  writes: 'no',
  budget: { read: 3, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ teacher_id: UserId }),
  output: ProfileDto,
});

const count = post('teacher/count', {
  summary:
    'Accounts of teachers in use, principals and live teachers included, and how many the edition has.',
  access: [ROLE.principal],
  writes: 'no',
  budget: { read: 2, write: 0 },
  input: nothing,
  output: () => z.object({ used: z.number().int(), cap: z.number().int() }),
});

const list = post('teacher/list', {
  summary:
    'Staff of the school in the order of adding. A page may be short although more follow: `cursor` says so.',
  access: STAFF,
  writes: 'no',
  budget: { read: 5, write: 0 },
  input: () =>
    z.object({
      /** Any part of name or account, and of the phone for callers who may see phones. */
      search: optionalWords(LIMITS.searchTextMax),
      cursor,
      limit: pageSize,
    }),
  /** `total`: null for a search. */
  output: () => page(TeacherDto()).extend({ total: z.number().int().nullable() }),
});

const add = post('teacher/add', adding);

const edit = post('teacher/edit', {
  summary:
    'Edit a member of staff; what is left out stays. -1 with `data.current` when somebody else changed the record since `rev`; -1 for the last principal, for disabling oneself, and with `data.classes` for a live teacher-to-be who has classes.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 4, write: 8 },
  codes: [CODE.wait, CODE.notFound],
  input: () =>
    z.object({
      teacher_id: UserId,
      rev: z.string().regex(/^[\w-]{1,64}$/),
      name: TeacherText.name().optional(),
      nick: TeacherText.nick().optional(),
      phone: TeacherText.phone().optional(),
      remark: TeacherText.remark().optional(),
      disabled: optionalFlag().optional(),
      role: oneOf(STAFF_ROLES).optional(),
      /** All abilities from now on; an empty text for none. */
      abilities: TeacherText.abilities().optional(),
    }),
  output: () => z.object({ teacher: TeacherDto() }),
});

const remove = post('teacher/del', removing);

const resetPassword = post('teacher/reset_pass', {
  summary:
    'Give a member of staff a new first password; every session of theirs ends. Nobody resets themself.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 3, write: 8 },
  codes: [CODE.wait, CODE.notFound],
  input: () => z.object({ teacher_id: UserId }),
  output: () => z.object({ initial_password: initialPassword() }),
});

export const teachers = group('teachers', {
  profile,
  count,
  list,
  add,
  addToSchool: post('school/addTeacher', adding),
  edit,
  remove,
  removeFromSchool: post('school/delTeacher', removing),
  resetPassword,
});
