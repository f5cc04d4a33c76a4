import { CLASS_LISTS, classes } from '#functions/domain/classes/class.ts';
import { MEMBERSHIP_PREFIX, MOVE_PREFIX } from '#functions/domain/classes/class-membership.ts';
import { PEOPLE_LISTS, users } from '#functions/domain/people/user.ts';
import { classPartition } from '#functions/platform/keys.ts';
import type { Item } from '#functions/platform/table.ts';
import { ClassId } from '#shared/ids.ts';
import { type Attribute, person, type SheetKind } from './sheet-kind.ts';
import { below, listed, ofSchool, under } from './walks.ts';

const ofClasses = (prefix: string) =>
  below(CLASS_LISTS.by('new'), (schoolId, id) =>
    under(classPartition(schoolId, ClassId.parse(id)), prefix),
  );
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

/** What else lies with the school is about exports and erasures, or nobody's business. */
const SCHOOL_KINDS: readonly unknown[] = [
  'school',
  'school-information',
  'school-about',
  'school-page',
  'calendar-settings',
  'filter-words',
  'lead-settings',
];
const HIDDEN: readonly string[] = ['pk', 'sk', 'type', 'v', 'rev', 'schoolId', 'expires'];

/** The attributes of an item as rows of two columns. */
const attributesOf = (item: Item): Item[] =>
  SCHOOL_KINDS.includes(item['type'])
    ? Object.entries(item)
        .filter(([name]) => !HIDDEN.includes(name))
        .map(([name, value]) => ({ kind: item['type'], name, value }))
    : [];

/** The school, its people and its classes. */
export const PEOPLE_SHEETS: readonly SheetKind[] = [
  {
    title: 'exports.sheet.school',
    columns: ['kind', 'name', 'value'],
    walks: [ofSchool],
    rows: attributesOf,
  },
  {
    title: 'exports.sheet.staff',
    columns: [...PEOPLE, 'role', 'abilities', 'pageLine'],
    walks: [listed(PEOPLE_LISTS.staff, (schoolId, id) => users.key(person(schoolId, id)))],
  },
  {
    title: 'exports.sheet.students',
    columns: [...PEOPLE, 'classIds'],
    walks: [listed(PEOPLE_LISTS.students, (schoolId, id) => users.key(person(schoolId, id)))],
  },
  {
    title: 'exports.sheet.classes',
    columns: [
      'id',
      'name',
      'kind',
      'state',
      'teacherId',
      'assistantId',
      'course',
      'room',
      'capacity',
      'start',
      'end',
      'remark',
      'created',
    ],
    walks: [
      listed(CLASS_LISTS.by('new'), (schoolId, id) =>
        classes.key({ schoolId, id: ClassId.parse(id) }),
      ),
    ],
  },
  {
    title: 'exports.sheet.members',
    columns: ['classId', 'userId'],
    walks: [ofClasses(MEMBERSHIP_PREFIX)],
  },
  {
    title: 'exports.sheet.moves',
    columns: ['at', 'classId', 'userId', 'name', 'direction', 'byName'],
    walks: [ofClasses(MOVE_PREFIX)],
  },
];
