import { toMonthsAhead, toMonthsAsked } from '#functions/domain/analysis/months-asked.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { isAhead } from '#shared/contracts/analysis-fields.ts';
import { pageOfEnds, pageOfExpiring } from './rows/ahead.ts';
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
  const moment = momentOf(actor, now);
  if (isAhead(query.figure)) {
    const asked = { span: toMonthsAhead(query, moment), course: query.course_id };
    return query.figure === 'ends'
      ? pageOfEnds(actor, asked, paging)
      : pageOfExpiring(actor, asked, paging);
  }
  const { spans } = toMonthsAsked(query, moment);
  if (query.figure === 'joined') return pageOfJoined(actor, spans.now, paging);
  if (query.figure === 'left') return pageOfLeft(actor, spans.now, paging);
  if (query.figure === 'lapsed') return pageOfLapsed(actor, query, spans, paging);
  return pageOfEntries(actor, query, spans.now, paging);
}
