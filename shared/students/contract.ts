import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  cursor,
  nothing,
  oneOf,
  optionalFlag,
  page,
  pageSize,
  requestKey,
  Sheet,
  words,
} from '#shared/fields.ts';
import { StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { ProfileDto } from '#shared/people/fields.ts';
import { Line, Lines } from '#shared/rich-text/plain-text.ts';
import { ROLE, SCHOOL_PEOPLE, STAFF } from '#shared/roles.ts';
import { studentCards } from './card-calls.ts';
import { studentFamilies } from './family-calls.ts';
import { SamePhone } from './family-fields.ts';
import {
  classIds,
  firstClassIds,
  Revision,
  RowError,
  StudentDetail,
  StudentName,
  StudentQuery,
  StudentResult,
  StudentRow,
  StudentText,
  studentIds,
} from './fields.ts';
import { STUDENT_LIMITS } from './limits.ts';
import { studentStatistics } from './statistics-calls.ts';
import { studentStudy } from './study-calls.ts';

const profile = post('student/getStuInfoById', {
  summary: 'Profile record of a student: the own one, or for staff of the same school.',
  access: SCHOOL_PEOPLE,
  writes: 'no',
  budget: { read: 2, write: 0 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ student_id: StudentId }),
  output: ProfileDto,
});

/** The number of matching students where a figure is kept of it, else null. */
const total = () => z.number().int().nullable();
/** Licences of the edition, and those that students have. */
const Licences = () => z.object({ used: z.number().int(), cap: z.number().int() });

const list = post('student/list', {
  summary:
    'Students of the school; a teacher gets those of the own classes. A page may be short although more follow: `cursor` says so.',
  access: STAFF,
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: [CODE.notFound, CODE.forbidden],
  input: () => StudentQuery().extend({ cursor, limit: pageSize }),
  output: () => page(StudentRow()).extend({ total: total(), licences: Licences() }),
});

const detailList = post('student/detail_list', {
  summary: 'The same with everything that staff may edit; `student_id` asks for one of them.',
  access: STAFF,
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: [CODE.notFound, CODE.forbidden],
  input: () => StudentQuery().extend({ cursor, limit: pageSize, student_id: StudentId.optional() }),
  output: () => page(StudentDetail()).extend({ total: total(), licences: Licences() }),
});

/** With `force` a student is added although the class has one of that name. */
const add = post('student/add', {
  summary:
    'Add one student, who gets a first password: that of the school from a principal, an own one from a teacher. 1001 with rule `duplicate` for `name` when a class has one of that name already, unless `force` is set; -1 when a class is full or closed.',
  access: STAFF,
  abilities: ['add-students'],
  writes: 'school',
  budget: { read: 10, write: 130 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      name: StudentName(),
      account: StudentText.account().default(''),
      nick: StudentText.nick().default(''),
      phone: StudentText.phone().default(''),
      gender: StudentText.gender().default(''),
      birthday: StudentText.birthday().default(''),
      remark: StudentText.remark(),
      class_ids: firstClassIds().default([]),
      force: optionalFlag(),
      /** Made by the form; a repeated request with the same key adds nobody twice. */
      request_key: requestKey(),
    }),
  output: () =>
    z.object({
      student: StudentDetail(),
      /** Null once the student has chosen another one. */
      initial_password: z.string().nullable(),
      same_phone: SamePhone(),
    }),
});

/** Each row is checked by itself, so that a wrong one does not stop the others. */
const BatchRow = () =>
  z.object({
    /** Identifies the row within the request. */
    key: Line().min(1).max(40),
    name: words(LIMITS.rowTextMax),
    phone: words(LIMITS.rowTextMax).default(''),
    /** `female`, `male` or empty. */
    gender: words(LIMITS.rowTextMax).default(''),
    account: words(LIMITS.rowTextMax).default(''),
  });

const addMany = post('student/schstu_add', {
  summary:
    'Add up to 100 students to the same classes. Each row that can be added is, by itself; each other one comes back with its reasons, may be mended and sent again under the same request key. A row that has been added is never added again; 1001 when it says something else now.',
  access: STAFF,
  abilities: ['add-students'],
  writes: 'school',
  budget: { read: 7, write: 250 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () =>
    z.object({
      request_key: requestKey(),
      rows: z.array(BatchRow()).min(1).max(STUDENT_LIMITS.perBatch),
      class_ids: firstClassIds().default([]),
      /** Also adds rows whose name is in the class, or in another row, already. */
      force: optionalFlag(),
    }),
  output: () =>
    z.object({
      results: z.array(
        z.object({
          key: z.string(),
          ok: z.boolean(),
          student: z.object({ id: StudentId, account: z.string(), name: z.string() }).nullable(),
          /** Rules: `letters`, `too_long`, `blank`, `invalid`, `taken`, `duplicate`, or `classes.full` and the like. */
          errors: z.array(RowError()),
        }),
      ),
    }),
});

const edit = post('student/stu_up', {
  summary:
    'Edit a student; what is left out stays. -1 with `data.current` when somebody else changed the record since `rev`; -1 also when a class is full or closed.',
  access: STAFF,
  writes: 'school',
  budget: { read: 8, write: 70 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      student_id: StudentId,
      rev: Revision(),
      name: StudentName().optional(),
      nick: StudentText.nick().optional(),
      phone: StudentText.phone().optional(),
      gender: StudentText.gender().optional(),
      birthday: StudentText.birthday().optional(),
      remark: Lines().max(LIMITS.remarkMax).optional(),
      /** All classes of the student from now on; an empty text for none. */
      class_ids: classIds().optional(),
      disabled: optionalFlag(),
    }),
  output: () => z.object({ student: StudentDetail() }),
});

const Results = () => z.object({ results: z.array(StudentResult()) });

const remove = post('student/del', {
  summary: 'Remove students; old records keep their names. 2004 when none of them is there.',
  access: STAFF,
  abilities: ['delete-students'],
  writes: 'school',
  budget: { read: 14, write: 100 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ ids: studentIds() }),
  output: Results,
});

const resetPassword = post('student/reset_pass', {
  summary:
    'Reset passwords to the first one: that of the school from a principal, a new own one from a teacher; every session of the students ends. 2003 for students whom the teacher has taken into the own class.',
  access: STAFF,
  writes: 'school',
  budget: { read: 9, write: 16 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () => z.object({ ids: studentIds() }),
  output: () =>
    z.object({
      results: z.array(StudentResult().extend({ initial_password: z.string().nullable() })),
    }),
});

const hasDefaultPassword = post('student/pwd_so_easy', {
  summary: 'Does the caller still have the first password (`first`), or one that is easy to guess?',
  access: [ROLE.student],
  writes: 'no',
  budget: { read: 2, write: 0 },
  input: nothing,
  output: () => z.object({ easy: z.boolean(), first: z.boolean() }),
});

/**
 * `template`: the empty sheet to fill and import. `list`: the students that the query means. `accounts`:
 * accounts of some students, with the first passwords of those who still have it.
 */
const EXCEL_KINDS = ['template', 'list', 'accounts'] as const;

const returnExcel = post('index/return_excel', {
  summary:
    'A sheet as xlsx: the template for importing students, the students of a list, or the accounts of some. Sheets of people need the ability to export.',
  access: STAFF,
  writes: 'session',
  budget: { read: 9, write: 12 },
  codes: [CODE.forbidden, CODE.notFound],
  input: () =>
    StudentQuery().extend({
      kind: oneOf(EXCEL_KINDS),
      /** Whose accounts; only for these. */
      ids: idList(StudentId, 0, STUDENT_LIMITS.perBatch).default([]),
    }),
  output: Sheet,
});

export const students = group('students', {
  profile,
  list,
  detailList,
  add,
  addMany,
  edit,
  remove,
  resetPassword,
  hasDefaultPassword,
  ...studentCards,
  returnExcel,
  ...studentStatistics,
  ...studentFamilies,
  ...studentStudy,
});
