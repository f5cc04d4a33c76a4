import { toMonthsAsked } from '#functions/domain/analysis/months-asked.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/analysis/contract.ts';
import type { Input } from '#shared/endpoint.ts';
import { ROLE } from '#shared/roles.ts';
import { countOwnMissing } from './count-missing.ts';
import { loadOwnTeaching, pageOfTeaching } from './load-teaching.ts';
import { addUp, fromPosition, othersOf, toPosition } from './teaching-others.ts';

async function list(
  of: 'teacher' | 'class',
  actor: Actor,
  { cursor, limit, ...input }: Input<typeof analysis.endpoints.byClass>,
  deps: Deps,
) {
  const now = deps.now();
  const asked = toMonthsAsked(input, momentOf(actor, now));
  const name = `teaching ${actor.userId} ${of}`;
  const { spans, today } = asked;
  const { from, sums: before } = toPosition(await fromCursor(cursor, name), spans.now);
  const [{ items, next }, totals, missing] = await Promise.all([
    pageOfTeaching(actor, of, asked, { limit, from, now }),
    loadOwnTeaching(actor, asked),
    countOwnMissing(actor, asked, now),
  ]);
  const sums = before && addUp([before, ...items.map((row) => row.sums.now)]);
  // Classes of a teacher have lessons of others, too: their rows never add up to what one has taught.
  const isAll = !next && actor.role === ROLE.principal;
  return {
    spans,
    today,
    totals,
    missing,
    list: items,
    others: isAll && sums ? othersOf(of, totals.now, sums) : null,
    cursor: await toCursor(fromPosition({ from: next, sums }, spans.now), name),
  };
}

export const listByTeacher: UseCase<typeof analysis.endpoints.byTeacher> = (actor, input, deps) =>
  list('teacher', actor, input, deps);

export const listByClass: UseCase<typeof analysis.endpoints.byClass> = (actor, input, deps) =>
  list('class', actor, input, deps);
