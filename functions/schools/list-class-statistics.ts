import { pageOfClasses } from '#functions/_lib/classes/class-lists.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { fromCursor, toCursor } from '#functions/_lib/cursor.ts';
import { ofClass } from '#functions/_lib/entities/figures.ts';
import { momentOf } from '#functions/_lib/school-day.ts';
import { type FigureMap, loadFiguresOfMany } from '#functions/_lib/statistics/figure-map.ts';
import { toPeriod } from '#functions/_lib/statistics/period.ts';
import { totalsOf } from '#functions/_lib/statistics/summarize.ts';
import type { schools } from '#shared/contracts/schools.ts';
import { ROLE } from '#shared/roles.ts';

const NONE: FigureMap = new Map();

export const listClassStatistics: UseCase<typeof schools.endpoints.classStatistics> = async (
  actor,
  input,
  deps,
) => {
  const { schoolId, role, userId } = actor;
  const period = toPeriod(input, momentOf(actor, deps.now()));
  const staff = role === ROLE.principal ? undefined : userId;
  const list = `class statistics ${schoolId} ${staff}`;
  const { items, next } = await pageOfClasses(
    schoolId,
    { staff, order: 'name' },
    { limit: input.limit, from: await fromCursor(input.cursor, list) },
  );
  const figures = await loadFiguresOfMany(
    items.map(({ id }) => ofClass(schoolId, id)),
    period,
  );
  return {
    ...period,
    list: items.map(({ id, name, state, size }, index) => ({
      ...{ id, name, state, size },
      totals: totalsOf('class', figures[index] ?? NONE, period),
    })),
    cursor: await toCursor(next, list),
  };
};
