import { type MonthsAsked, spansOf } from '#functions/domain/analysis/months-asked.ts';
import { pageOfClasses } from '#functions/domain/classes/class-lists.ts';
import {
  loadMonths,
  type MonthOwner,
  monthsOfClass,
  monthsOfSchool,
  monthsOfTeacher,
} from '#functions/domain/figures/months.ts';
import { PEOPLE_LISTS, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { Item } from '#functions/platform/table.ts';
import type { TeachingRow } from '#shared/contracts/analysis-fields.ts';
import { MONTH_FIGURES } from '#shared/figures.ts';
import type { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

interface Paging {
  readonly limit: number;
  readonly from?: Item | undefined;
}
interface Owner {
  readonly id: string;
  readonly name: string;
  readonly of: MonthOwner;
}
interface OwnerPage {
  readonly owners: readonly Owner[];
  readonly next: Item | undefined;
}

/** Queries for owners that run side by side. */
const AT_ONCE = 10;

/** The teaching figures of an owner in the three spans: a query of two years, whatever the months. */
async function loadTeaching(owner: MonthOwner, { spans, window }: MonthsAsked) {
  return spansOf(MONTH_FIGURES.teaching, await loadMonths(owner, window), spans);
}

/** Of the school for principals, of what they teach themselves for teachers. */
export const loadOwnTeaching = ({ schoolId, role, userId }: Actor, asked: MonthsAsked) =>
  loadTeaching(
    role === ROLE.principal ? monthsOfSchool(schoolId) : monthsOfTeacher(schoolId, userId),
    asked,
  );

async function teachersOf({ schoolId }: Actor, paging: Paging): Promise<OwnerPage> {
  const { entries, next } = await pageOfList(schoolList(schoolId, PEOPLE_LISTS.staff), paging);
  const ids = entries.map(({ target }) => ({ schoolId, userId: target as UserId }));
  const found = (await users.getMany(ids)).flatMap((each) => each ?? []);
  return {
    next,
    owners: found.map(({ id, name }) => ({ id, name, of: monthsOfTeacher(schoolId, id) })),
  };
}

async function classesOf({ schoolId, role, userId }: Actor, paging: Paging): Promise<OwnerPage> {
  const staff = role === ROLE.principal ? undefined : userId;
  const { items, next } = await pageOfClasses(schoolId, { staff, order: 'name' }, paging);
  return {
    next,
    owners: items.map(({ id, name }) => ({ id, name, of: monthsOfClass(schoolId, id) })),
  };
}

/** One page of the teachers, or the classes, with their figures. */
export async function pageOfTeaching(
  actor: Actor,
  of: 'teacher' | 'class',
  asked: MonthsAsked,
  paging: Paging,
): Promise<{ readonly items: TeachingRow[]; readonly next: Item | undefined }> {
  const { owners, next } = await (of === 'teacher' ? teachersOf : classesOf)(actor, paging);
  const items = await mapConcurrently(owners, AT_ONCE, async ({ id, name, of: owner }) => ({
    id,
    name,
    sums: await loadTeaching(owner, asked),
  }));
  return { items, next };
}
