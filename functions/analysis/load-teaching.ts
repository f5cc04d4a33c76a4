import {
  type MonthsAsked,
  monthsOfSpans,
  spansOf,
} from '#functions/domain/analysis/months-asked.ts';
import { CLASS_LISTS, classes } from '#functions/domain/classes/class.ts';
import {
  loadTeachingMonths,
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
import type { TeachingRow } from '#shared/analysis/fields.ts';
import { MONTH_FIGURES } from '#shared/figures/figures.ts';
import type { ClassId, UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { countMissing } from './count-missing.ts';

interface Paging {
  readonly limit: number;
  readonly from?: Item | undefined;
}
interface Owner {
  readonly id: string;
  readonly name: string;
  readonly of: MonthOwner;
  /** Whose missing records are counted. */
  readonly teacher?: UserId;
}
interface OwnerPage {
  readonly owners: readonly Owner[];
  readonly next: Item | undefined;
}

/** Queries for owners that run side by side. */
const AT_ONCE = 10;

/** The teaching figures of an owner in the three spans: one query, which costs the same for all months. */
async function loadTeaching(owner: MonthOwner, asked: MonthsAsked) {
  const months = await loadTeachingMonths(owner, monthsOfSpans(asked));
  return spansOf(MONTH_FIGURES.teaching, months, asked.spans);
}

/** Of the school for principals, of what they teach themselves for teachers. */
export const loadOwnTeaching = ({ schoolId, role, userId }: Actor, asked: MonthsAsked) =>
  loadTeaching(
    role === ROLE.principal ? monthsOfSchool(schoolId) : monthsOfTeacher(schoolId, userId),
    asked,
  );

/** A page that knows whether it is the last, so that none without rows follows: one entry more is read. */
async function pageToTheEnd(list: string, { limit, from }: Paging) {
  const { entries, next } = await pageOfList(list, { limit: limit + 1, from });
  const last = entries[limit - 1];
  return last && entries.length > limit
    ? { entries: entries.slice(0, limit), next: { ...last.key } }
    : { entries, next };
}

async function teachersOf({ schoolId }: Actor, paging: Paging): Promise<OwnerPage> {
  const { entries, next } = await pageToTheEnd(schoolList(schoolId, PEOPLE_LISTS.staff), paging);
  const found = await users.rowsOf(entries, (id) => ({ schoolId, userId: id as UserId }));
  const owners = found.flatMap((row) =>
    row
      ? [{ id: row.id, name: row.name, of: monthsOfTeacher(schoolId, row.id), teacher: row.id }]
      : [],
  );
  return { owners, next };
}

async function classesOf({ schoolId, role, userId }: Actor, paging: Paging): Promise<OwnerPage> {
  const staff = role === ROLE.principal ? undefined : userId;
  const list = schoolList(schoolId, CLASS_LISTS.by('name', staff));
  const { entries, next } = await pageToTheEnd(list, paging);
  const found = await classes.rowsOf(entries, (id) => ({ schoolId, id: id as ClassId }));
  const owners = found.flatMap((row) =>
    row ? [{ id: row.id, name: row.name, of: monthsOfClass(schoolId, row.id) }] : [],
  );
  return { owners, next };
}

/** One page of the teachers, or the classes, with their figures. */
export async function pageOfTeaching(
  actor: Actor,
  of: 'teacher' | 'class',
  asked: MonthsAsked,
  { now, ...paging }: Paging & { readonly now: Date },
): Promise<{ readonly items: TeachingRow[]; readonly next: Item | undefined }> {
  const { owners, next } = await (of === 'teacher' ? teachersOf : classesOf)(actor, paging);
  const items = await mapConcurrently(
    owners,
    AT_ONCE,
    async ({ id, name, of: owner, teacher }): Promise<TeachingRow> => {
      const [sums, missing] = await Promise.all([
        loadTeaching(owner, asked),
        teacher ? countMissing(actor, teacher, asked, now) : null,
      ]);
      return { id, name, sums, missing };
    },
  );
  return { items, next };
}
