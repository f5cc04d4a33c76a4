import type { Attribute, SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import { listed } from '#functions/domain/sheets/walks.ts';
import { PEOPLE_LISTS, users } from './user.ts';
import { person } from './walks-of-people.ts';

const PEOPLE: readonly Attribute[] = [
  'id',
  'name',
  'account',
  'nick',
  'phone',
  'gender',
  'birthday',
  'remark',
  'created',
  'disabled',
];

/** Staff and students. */
export const PEOPLE_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.staff',
    columns: [...PEOPLE, 'role', 'abilities', 'pageLine'],
    walks: [listed(PEOPLE_LISTS.staff, (schoolId, id) => users.key(person(schoolId, id)))],
  },
  {
    title: 'exports.sheet.students',
    columns: [...PEOPLE, 'classIds', 'siblings'],
    walks: [listed(PEOPLE_LISTS.students, (schoolId, id) => users.key(person(schoolId, id)))],
  },
];
