import type { Actor } from '#functions/_lib/actor.ts';
import { pageOfClasses } from '#functions/_lib/classes/class-lists.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { fromCursor, toCursor } from '#functions/_lib/cursor.ts';
import { ofClass, ofSchool, ofTeacher } from '#functions/_lib/entities/figures.ts';
import { PEOPLE_LISTS, users } from '#functions/_lib/entities/user.ts';
import { pageOfList, schoolList } from '#functions/_lib/listing.ts';
import { momentOf } from '#functions/_lib/school-day.ts';
import {
  type FigureMap,
  loadFigures,
  loadFiguresOfMany,
} from '#functions/_lib/statistics/figure-map.ts';
import { toPeriod } from '#functions/_lib/statistics/period.ts';
import { totalsOf } from '#functions/_lib/statistics/summarize.ts';
import type { Item } from '#functions/_lib/table.ts';
import type { teaching } from '#shared/contracts/teaching.ts';
import type { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

interface Paging {
  readonly limit: number;
  readonly from: Item | undefined;
}

/** The staff of the school in the order of adding; a teacher gets nobody else. */
async function pageOfStaff({ schoolId, role, user }: Actor, paging: Paging) {
  if (role !== ROLE.principal) return { items: [user], next: undefined };
  const { entries, next } = await pageOfList(schoolList(schoolId, PEOPLE_LISTS.staff), paging);
  const ids = entries.map(({ target }) => ({ schoolId, userId: target as UserId }));
  const items = (await users.getMany(ids)).flatMap((each) => each ?? []);
  return { items, next };
}

async function pageOfOwners(actor: Actor, of: 'teacher' | 'class', paging: Paging) {
  const { schoolId, role, userId } = actor;
  if (of === 'teacher') {
    const { items, next } = await pageOfStaff(actor, paging);
    return {
      next,
      owners: items.map(({ id, name }) => ({ id, name, of: ofTeacher(schoolId, id) })),
    };
  }
  const staff = role === ROLE.principal ? undefined : userId;
  const { items, next } = await pageOfClasses(schoolId, { staff, order: 'name' }, paging);
  return { next, owners: items.map(({ id, name }) => ({ id, name, of: ofClass(schoolId, id) })) };
}

const NONE: FigureMap = new Map();

/** Lessons, hours and attendance of each teacher or class over a period, as they are kept. */
export const listFigures: UseCase<typeof teaching.endpoints.figures> = async (
  actor,
  input,
  deps,
) => {
  const { schoolId, role, userId } = actor;
  const period = toPeriod(input, momentOf(actor, deps.now()));
  const list = `record figures ${userId} ${input.of}`;
  const from = await fromCursor(input.cursor, list);
  const { owners, next } = await pageOfOwners(actor, input.of, { limit: input.limit, from });
  const all = role === ROLE.principal ? ofSchool(schoolId) : ofTeacher(schoolId, userId);
  const [maps, total] = await Promise.all([
    loadFiguresOfMany(
      owners.map((owner) => owner.of),
      period,
    ),
    loadFigures(all, period),
  ]);
  return {
    ...period,
    list: owners.map(({ id, name }, index) => ({
      ...{ id, name },
      totals: totalsOf('teacher', maps[index] ?? NONE, period),
    })),
    cursor: await toCursor(next, list),
    totals: totalsOf('teacher', total, period),
  };
};
