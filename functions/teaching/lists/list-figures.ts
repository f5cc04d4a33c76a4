import { pageOfClasses } from '#functions/domain/classes/class-lists.ts';
import {
  type FigureMap,
  loadFigures,
  loadFiguresOfMany,
} from '#functions/domain/figures/figure-map.ts';
import { ofClass, ofSchool, ofTeacher } from '#functions/domain/figures/figures.ts';
import { toPeriod } from '#functions/domain/figures/period.ts';
import { totalsOf } from '#functions/domain/figures/summarize.ts';
import { PEOPLE_LISTS, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { teaching } from '#shared/teaching/contract.ts';

interface Paging {
  readonly limit: number;
  readonly from: Item | undefined;
}

/** The staff of the school in the order of adding; for a teacher only the caller. */
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

/** Lessons, hours and attendance of each teacher or class over a period, from the stored figures. */
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
      id,
      name,
      totals: totalsOf('teacher', maps[index] ?? NONE, period),
    })),
    cursor: await toCursor(next, list),
    totals: totalsOf('teacher', total, period),
  };
};
