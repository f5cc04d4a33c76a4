import { hours } from '#shared/hours/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import type { Person } from './person.ts';
import { freshKey, studentId } from './student.ts';

const { add, addMany, list, refund, reverse, settle, statement } = hours.endpoints;

/** Hours bought by a student, written by the principal's call. */
const newEntryOf = (student: Person, values: object = {}) => ({
  student_id: studentId(student),
  kind: 'purchase',
  hours: 10,
  request_key: freshKey(),
  ...values,
});

export const addingHours = (as: Person, student: Person, values: object = {}) =>
  call(add, { as, payload: newEntryOf(student, values), language: 'en' });

/** The same hours for many students. */
export const addingMany = (as: Person, students: readonly Person[], values: object = {}) =>
  call(addMany, {
    as,
    payload: {
      student_ids: students.map(studentId),
      kind: 'purchase',
      hours: 10,
      request_key: freshKey(),
      ...values,
    },
    language: 'en',
  });

/** Refunds of the purchase with this number. */
export const refunding = (as: Person, student: Person, entry: number, values: object = {}) =>
  call(refund, {
    as,
    payload: {
      student_id: studentId(student),
      entry,
      hours: 4,
      note: '搬家',
      request_key: freshKey(),
      ...values,
    },
    language: 'en',
  });

export const reversingEntry = (as: Person, student: Person, entry: number, values: object = {}) =>
  call(reverse, {
    as,
    payload: { student_id: studentId(student), entry, note: '记错了', ...values },
    language: 'en',
  });

export const settlingHours = (as: Person, student: Person, values: object = {}) =>
  call(settle, { as, payload: { student_id: studentId(student), ...values }, language: 'en' });

export const listingHours = (as: Person, query: object = {}) =>
  call(list, { as, payload: query, language: 'en' });

export const readingStatement = (as: Person, query: object = {}) =>
  call(statement, { as, payload: query, language: 'en' });
