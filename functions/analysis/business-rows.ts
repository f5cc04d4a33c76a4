import {
  type Span,
  toMonthsAhead,
  toMonthsAsked,
} from '#functions/domain/analysis/months-asked.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { isAhead } from '#shared/analysis/fields.ts';
import { pageOfEnds, pageOfExpiring } from './rows/ahead.ts';
import { pageOfEntries } from './rows/entries.ts';
import { pageOfLapsed } from './rows/lapsed.ts';
import { pageOfJoined, pageOfLeft } from './rows/people.ts';
import type { Paging, RowPage, RowsQuery } from './rows/row.ts';
import { pageOfUsed } from './rows/used-hours.ts';

interface Rows {
  /** The months that the rows are of. */
  readonly span: Span;
  /** Of `lapsed`: the months in which the families paid nothing. */
  readonly unpaid: Span | null;
  readonly load: (paging: Paging) => Promise<RowPage>;
}

/** The rows behind a figure, which are loaded by pages. */
export function rowsOf(actor: Actor, query: RowsQuery, now: Date): Rows {
  const moment = momentOf(actor, now);
  if (isAhead(query.figure)) {
    const span = toMonthsAhead(query, moment);
    const asked = { span, course: query.course_id };
    const pageOf = query.figure === 'ends' ? pageOfEnds : pageOfExpiring;
    return { span, unpaid: null, load: (paging) => pageOf(actor, asked, paging) };
  }
  const { spans } = toMonthsAsked(query, moment);
  return query.figure === 'lapsed'
    ? {
        span: spans.before,
        unpaid: spans.now,
        load: (paging) => pageOfLapsed(actor, query, spans, paging),
      }
    : {
        span: spans.now,
        unpaid: null,
        load: (paging) => pageOfPast(actor, query, spans.now, paging),
      };
}

function pageOfPast(actor: Actor, query: RowsQuery, span: Span, paging: Paging): Promise<RowPage> {
  if (query.figure === 'joined') return pageOfJoined(actor, span, paging);
  if (query.figure === 'left') return pageOfLeft(actor, span, paging);
  if (query.figure === 'used') return pageOfUsed(actor, query, span, paging);
  return pageOfEntries(actor, query, span, paging);
}
