import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  ClassId,
  cursor,
  flag,
  integer,
  oneOf,
  optionalDay,
  optionalText,
  optionalWords,
  page,
  pageSize,
  requestKey,
  Sheet,
  text,
} from '#shared/fields.ts';
import { CourseId, StudentId } from '#shared/ids.ts';
import { hours as halves, orNone } from '#shared/lessons/fields.ts';
import { LIMITS } from '#shared/limits.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { ROLE, STAFF } from '#shared/roles.ts';
import { RowError, studentIds } from '#shared/students/fields.ts';
import {
  CREDIT_KINDS,
  HourAccountDto,
  HourEntryDto,
  HourRow,
  MANUAL_KINDS,
  PaymentFields,
} from './fields.ts';
import { HOUR_LIMITS } from './limits.ts';

const READERS = [ROLE.principal, ROLE.teacher, ROLE.student];
const UNREACHABLE = [CODE.forbidden, CODE.notFound];

/** A kind of course; left out or empty for the general account. */
const account = () => orNone(CourseId).optional();

const isChoice = (value: string): boolean =>
  value === '' || value === 'general' || CourseId.safeParse(value).success;
const toChoice = (value: string) => (value === 'general' ? value : CourseId.parse(value));

/** A kind of course, or the word `general`; left out or empty for all of them. */
const chosenAccount = () =>
  Line()
    .refine(isChoice)
    .transform((value) => (value === '' ? undefined : toChoice(value)))
    .optional();

/** Whose hours. */
const HourQuery = () => ({
  search: optionalWords(LIMITS.searchTextMax),
  class_id: ClassId.optional(),
  course_id: chosenAccount(),
  /** Balance at or below the school's limit, or never any hours in spite of a class; below zero; with hours that expire soon. */
  filter: oneOf(['low', 'owed', 'expiring']).optional(),
  sort: oneOf(['balance', 'name']).default('balance'),
});

const list = post('calendar/class_hour_filter', {
  summary:
    'Students with their class hours by kind of course. Of the school (principals) the lowest balance first, owed hours before all, then students of classes who never had hours, or those whose hours expire first; of a class the lowest balance first; of the own classes (teachers) or of a search in the order of the list of students; of one student (`student_id`). Students get their own.',
  access: READERS,
  writes: 'no',
  budget: { read: 9, write: 0 },
  codes: UNREACHABLE,
  input: () =>
    z.object({ ...HourQuery(), student_id: StudentId.optional(), cursor, limit: pageSize }),
  output: () =>
    page(HourRow()).extend({
      /** Balances at or below this are low. */
      low_hours: z.number(),
      /** Staff may deduct hours down to minus this. */
      overdraft: z.number(),
    }),
});

const WrittenEntry = () => z.object({ account: HourAccountDto(), entry: HourEntryDto() });

/** What an entry that staff make says; money only goes with bought hours. */
const NewHours = () => ({
  hours: halves(0.5, HOUR_LIMITS.ofEntryMax),
  /** The last day on which bought or given hours can be used. */
  valid_to: optionalDay()
    .transform((date) => date || undefined)
    .optional(),
  note: optionalText(LIMITS.reasonMax),
  ...PaymentFields(),
});

const add = post('calendar/hour_add', {
  summary: `Write into a student's ledger of class hours: hours bought or given, which pay what is owed first, or used (with a note). What was paid for bought hours goes with them. -1 when used hours would take the balance below what the school allows. The same request_key writes once.`,
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 7, write: 28 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      student_id: StudentId,
      course_id: account(),
      kind: oneOf(MANUAL_KINDS),
      ...NewHours(),
      request_key: requestKey(),
    }),
  output: WrittenEntry,
});

const addMany = post('calendar/hour_add_many', {
  summary: `The same hours for up to 100 students, e.g. of a class: bought or given, each in an entry of its own, with the money that each of them paid. Each student has an outcome of their own, and 2004 only says that there is none of them; the same request_key writes once for each student, so that a request that broke off is repeated as it is.`,
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 16, write: 75 },
  codes: [CODE.notFound],
  input: () =>
    z.object({
      student_ids: studentIds(),
      course_id: account(),
      kind: oneOf(CREDIT_KINDS),
      ...NewHours(),
      request_key: requestKey(),
    }),
  output: () =>
    z.object({
      /** In the order of the students. */
      results: z.array(
        z.object({
          id: StudentId,
          ok: z.boolean(),
          /** The balance of the account with the entry. */
          balance: z.number().nullable(),
          errors: z.array(RowError()),
        }),
      ),
    }),
});

const refund = post('calendar/hour_refund', {
  summary:
    'Take back hours that are left of a purchase, with the money that is given back. -1 for more hours than are left of what was bought, and for more money than was paid and not given back yet (both in `data`). The same request_key writes once. A mistake is taken back by a reversal.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 7, write: 31 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      student_id: StudentId,
      course_id: account(),
      /** The purchase. */
      entry: integer(1, 99_999_999),
      hours: halves(0.5, HOUR_LIMITS.ofEntryMax),
      ...PaymentFields(),
      /** Why. */
      note: text(LIMITS.reasonMax),
      request_key: requestKey(),
    }),
  output: WrittenEntry,
});

const reverse = post('calendar/hour_reverse', {
  summary:
    'Take an entry back with an entry of its own; each at most once, and doing so again answers the same. What a lesson took is corrected at the lesson (-1 with `data.lesson_id`). -1 when hours that were bought have been used since and the balance would fall below what the school allows, or when some of them were refunded: then the refund is reversed first.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 7, write: 28 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({
      student_id: StudentId,
      course_id: account(),
      entry: integer(1, 99_999_999),
      /** Why. */
      note: text(LIMITS.reasonMax),
    }),
  output: WrittenEntry,
});

const settle = post('calendar/hour_settle', {
  summary:
    'Say that an account is used up and will not be filled again, so that nobody is warned of it; or the opposite. The next entry opens it again. -1 unless its balance is 0.',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 5, write: 13 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () =>
    z.object({ student_id: StudentId, course_id: account(), settled: flag().default(true) }),
  output: () => z.object({ account: HourAccountDto() }),
});

const statement = post('calendar/hour_statement', {
  summary:
    'The entries of an account, the newest first, each with the balance after it and the money that went with it. Students get their own, without money; `student_id` is for staff.',
  access: READERS,
  abilities: ['see-finances'],
  writes: 'no',
  budget: { read: 7, write: 0 },
  codes: UNREACHABLE,
  input: () =>
    z.object({
      student_id: StudentId.optional(),
      course_id: account(),
      cursor,
      limit: pageSize,
    }),
  output: () =>
    page(HourEntryDto()).extend({
      student: z.object({ id: StudentId, name: z.string() }),
      account: HourAccountDto(),
    }),
});

const exportSheet = post('calendar/hour_export', {
  summary:
    'A sheet as xlsx: the hours of the students of a list, a row for each account; with `student_id` the statement of an account.',
  access: STAFF,
  abilities: ['export', 'see-finances'],
  // Exports are logged, also while the school is past due.
  writes: 'session',
  budget: { read: 9, write: 2 },
  codes: UNREACHABLE,
  input: () => z.object({ ...HourQuery(), student_id: StudentId.optional() }),
  output: Sheet,
});

/** The ledger of class hours. */
export const hours = group('hours', {
  list,
  add,
  addMany,
  refund,
  reverse,
  settle,
  statement,
  exportSheet,
});
