import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  ClassId,
  cursor,
  flag,
  oneOf,
  optionalText,
  optionalWords,
  page,
  pageSize,
  UserId,
} from '#shared/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { StudentResult, studentIds } from '#shared/students/fields.ts';
import {
  addingClass,
  Candidate,
  CLASS_STATES,
  ClassChild,
  ClassDto,
  ClassEdit,
  ClassMoveDto,
  deletingClass,
} from './fields.ts';
import { reports } from './report-calls.ts';

const state = () => oneOf(CLASS_STATES).optional();
const One = () => z.object({ class: ClassDto() });
const OfClass = () => z.object({ class_id: ClassId });
const PageOfClass = () => OfClass().extend({ cursor, limit: pageSize });
const search = () => optionalWords(LIMITS.searchTextMax);
const UNREACHABLE = [CODE.forbidden, CODE.notFound];

const list = post('classone/index', {
  summary:
    'Classes, open ones first: the newest first, or by name. A teacher gets those that he or she teaches or assists, and no `total`.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  input: () =>
    z.object({
      state: state(),
      sort: oneOf(['newest', 'name']).default('newest'),
      cursor,
      limit: pageSize,
    }),
  output: () => page(ClassDto()).extend({ total: z.number().int().nullable() }),
});

const find = post('classone/search', {
  summary:
    'Classes by any part of the name, by who teaches or assists, by state. A page may be short although more follow: `cursor` says so.',
  access: STAFF,
  writes: 'no',
  budget: { read: 4, write: 0 },
  input: () =>
    z.object({
      search: search(),
      teacher_id: UserId.optional(),
      state: state(),
      cursor,
      limit: pageSize,
    }),
  output: () => page(ClassDto()),
});

const info = post('classone/info', {
  summary: 'One class.',
  access: STAFF,
  writes: 'no',
  budget: { read: 4, write: 0 },
  codes: UNREACHABLE,
  input: OfClass,
  output: One,
});

const add = post('classone/add', { ...addingClass, access: STAFF });

const edit = post('classone/class_edit', {
  summary:
    'Edit, close or reopen a class; what is left out stays. -1 with `data.current` when somebody else edited it since `rev`. Only a principal gives a class to somebody else.',
  access: STAFF,
  writes: 'school',
  budget: { read: 6, write: 90 },
  codes: [...UNREACHABLE, CODE.wait],
  input: ClassEdit,
  output: One,
});

const setTrial = post('classone/trial', {
  summary:
    "Offer the lessons of a class on the school's page to children who want to try one, or no longer. -1 when the school offers as many classes as it may.",
  access: STAFF,
  writes: 'school',
  budget: { read: 8, write: 10 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfClass().extend({ on: flag() }),
  output: One,
});

const remove = post('classone/class_del', { ...deletingClass, access: STAFF });

const children = post('classone/class_children', {
  summary: 'Students of a class, in the order in which the school added them.',
  access: STAFF,
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: UNREACHABLE,
  input: PageOfClass,
  output: () => page(ClassChild()).extend({ total: z.number().int() }),
});

const moves = post('classone/moves', {
  summary: 'Who came into a class and who left it, newest first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 4, write: 0 },
  codes: UNREACHABLE,
  input: PageOfClass,
  output: () => page(ClassMoveDto()),
});

const candidates = post('classone/candidates', {
  summary:
    'Students of the school by any part of name or account, for whoever may take students into this class.',
  access: STAFF,
  // They come from the whole school.
  abilities: ['add-students'],
  writes: 'no',
  budget: { read: 6, write: 0 },
  codes: UNREACHABLE,
  input: () => PageOfClass().extend({ search: search() }),
  output: () => page(Candidate()),
});

const Moving = () => OfClass().extend({ student_ids: studentIds() });
const Results = () => z.object({ results: z.array(StudentResult()), size: z.number().int() });

const join = post('classone/join', {
  summary:
    'Take students into a class, each by itself: a row tells why its student could not come in. -1 when the class is closed. A principal may overrule clashes of lessons with a reason (`override`).',
  access: STAFF,
  // They come from the whole school.
  abilities: ['add-students'],
  writes: 'school',
  budget: { read: 7, write: 24 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    Moving().extend({
      /** Why students may have two lessons at a time; only a principal may say so. */
      override: optionalText(LIMITS.reasonMax),
    }),
  output: Results,
});

const leave = post('classone/leave', {
  summary: 'Take students out of a class, each by itself.',
  access: STAFF,
  writes: 'school',
  budget: { read: 7, write: 24 },
  codes: UNREACHABLE,
  input: Moving,
  output: Results,
});

export const classes = group('classes', {
  list,
  find,
  info,
  add,
  addToSchool: post('school/addClass', { ...addingClass, access: [ROLE.principal] }),
  edit,
  setTrial,
  remove,
  removeFromSchool: post('school/delClass', { ...deletingClass, access: [ROLE.principal] }),
  children,
  moves,
  reports,
  candidates,
  join,
  leave,
});
