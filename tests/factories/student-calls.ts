import { classes } from '#functions/domain/classes/class.ts';
import { MEMBERSHIP_PREFIX } from '#functions/domain/classes/class-membership.ts';
import { PEOPLE_LISTS, type PeopleList } from '#functions/domain/people/user.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { beginningWith } from '#functions/platform/key-range.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { schoolList } from '#functions/platform/listing.ts';
import { queryItems } from '#functions/platform/table.ts';
import type { ClassId, SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { ABILITIES } from '#shared/teachers/abilities.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from './person.ts';
import { makeSchool } from './school.ts';
import { freshKey } from './student.ts';

/** A school with staff and a class for tests of students. */
export async function makeStudentStaff(values: Parameters<typeof makeSchool>[0] = {}) {
  const schoolId = await makeSchool(values);
  return {
    schoolId,
    principal: await makePerson(schoolId, ROLE.principal),
    teacher: await makePerson(schoolId, ROLE.teacher, { abilities: [...ABILITIES] }),
    /** Without additional permissions. */
    novice: await makePerson(schoolId, ROLE.teacher, { abilities: [] }),
  };
}

type Fields = Readonly<Record<string, unknown>>;
const { add, addMany, edit, list, remove } = students.endpoints;

export const adding = (as: Person, fields: Fields) =>
  call(add, { as, language: 'en', payload: { request_key: freshKey(), ...fields } });

interface Batch {
  readonly class_ids?: readonly ClassId[];
  readonly request_key?: string;
  readonly force?: '1';
}

/** Rows of an import; their position is the key unless they have one. */
export const addingMany = (as: Person, rows: readonly Fields[], batch: Batch = {}) =>
  call(addMany, {
    as,
    language: 'en',
    payload: {
      request_key: freshKey(),
      rows: rows.map((row, index) => ({ key: `r${index}`, ...row })),
      ...batch,
    },
  });

export const editingStudent = (as: Person, fields: Fields) =>
  call(edit, { as, language: 'en', payload: fields });
export const removing = (as: Person, ids: readonly string[]) =>
  call(remove, { as, language: 'en', payload: { ids } });
export const listing = (as: Person, query: Fields = {}) =>
  call(list, { as, language: 'en', payload: query });

/** All pages of a list. */
export async function listingAll(as: Person, query: Fields = {}) {
  const rows = [];
  let cursor: string | null | undefined;
  do {
    const { data, code, body } = await listing(as, { ...query, ...(cursor && { cursor }) });
    if (code !== 1) throw new Error(`no list: ${body}`);
    rows.push(...data.list);
    ({ cursor } = data);
  } while (cursor);
  return rows;
}

const countOf = async (pk: string, prefix = ''): Promise<number> => {
  const { count } = await queryItems({
    ...beginningWith(pk, prefix),
    ConsistentRead: true,
  });
  return count;
};

/** Stored entries of a list. */
export const sizeOfList = (schoolId: SchoolId, list: PeopleList) =>
  countOf(schoolList(schoolId, list));

/** The school's count of students, and their actual number. */
export async function figuresOfSchool(schoolId: SchoolId) {
  const { students: total, licensed, unlicensed } = await loadCounts(schoolId, true);
  return {
    kept: { total, licensed, unlicensed },
    there: {
      total: await sizeOfList(schoolId, PEOPLE_LISTS.students),
      byName: await sizeOfList(schoolId, PEOPLE_LISTS.studentsByName),
      unlicensed: await sizeOfList(schoolId, PEOPLE_LISTS.unlicensed),
    },
  };
}

/** The stored size of a class, and the number of its memberships. */
export async function seatsOf(schoolId: SchoolId, id: ClassId) {
  const found = await classes.get({ schoolId, id }, { consistent: true });
  const members = await countOf(classPartition(schoolId, id), MEMBERSHIP_PREFIX);
  return { size: found?.size, members };
}
