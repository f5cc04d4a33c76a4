import { toMonthsAsked } from '#functions/domain/analysis/months-asked.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { analysis } from '#shared/contracts/analysis.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { countOwnMissing } from './count-missing.ts';
import { loadOwnTeaching, pageOfTeaching } from './load-teaching.ts';

async function list(
  of: 'teacher' | 'class',
  actor: Actor,
  { cursor, limit, ...input }: Input<typeof analysis.endpoints.byClass>,
  deps: Deps,
) {
  const now = deps.now();
  const asked = toMonthsAsked(input, momentOf(actor, now));
  const name = `teaching ${actor.userId} ${of}`;
  const [{ items, next }, totals, missing] = await Promise.all([
    pageOfTeaching(actor, of, asked, { limit, from: await fromCursor(cursor, name), now }),
    loadOwnTeaching(actor, asked),
    countOwnMissing(actor, asked, now),
  ]);
  const { spans, today } = asked;
  return { spans, today, totals, missing, list: items, cursor: await toCursor(next, name) };
}

export const listByTeacher: UseCase<typeof analysis.endpoints.byTeacher> = (actor, input, deps) =>
  list('teacher', actor, input, deps);

export const listByClass: UseCase<typeof analysis.endpoints.byClass> = (actor, input, deps) =>
  list('class', actor, input, deps);
