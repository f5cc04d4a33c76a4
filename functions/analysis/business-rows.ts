import { toMonthsAsked } from '#functions/domain/analysis/months-asked.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { pageOfEnds } from './rows/ends.ts';
import { pageOfEntries } from './rows/entries.ts';
import { pageOfLapsed } from './rows/lapsed.ts';
import { pageOfJoined, pageOfLeft } from './rows/people.ts';
import type { Paging, RowPage, RowsQuery } from './rows/row.ts';

/** One page of the rows behind a figure. */
export function pageOfRows(
  actor: Actor,
  query: RowsQuery,
  paging: Paging,
  now: Date,
): Promise<RowPage> {
  const { spans, window } = toMonthsAsked(query, momentOf(actor, now));
  if (query.figure === 'joined') return pageOfJoined(actor, spans.now, paging);
  if (query.figure === 'left') return pageOfLeft(actor, spans.now, paging);
  if (query.figure === 'ends') return pageOfEnds(actor, query, window[1], paging);
  if (query.figure === 'lapsed') return pageOfLapsed(actor, query, spans, paging);
  return pageOfEntries(actor, query, spans.now, paging);
}
