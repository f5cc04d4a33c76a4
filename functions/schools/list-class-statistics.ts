import { pageOfClasses } from '#functions/domain/classes/class-lists.ts';
import { type FigureMap, loadFiguresOfMany } from '#functions/domain/figures/figure-map.ts';
import { ofClass } from '#functions/domain/figures/figures.ts';
import { toPeriod } from '#functions/domain/figures/period.ts';
import { totalsOf } from '#functions/domain/figures/summarize.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { ROLE } from '#shared/roles.ts';
import type { schools } from '#shared/schools/contract.ts';

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
      id,
      name,
      state,
      size,
      totals: totalsOf('class', figures[index] ?? NONE, period),
    })),
    cursor: await toCursor(next, list),
  };
};
