import { RRuleTemporal } from 'rrule-temporal';
import { addDays } from '#shared/days.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';

/** The days of the week as RFC 5545 names them, Sunday first. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** How a series repeats, until a number of lessons or a day. */
export interface SeriesRule {
  /** First day that may have a lesson, `YYYY-MM-DD`. */
  readonly from: string;
  /** 0 for Sunday. */
  readonly weekdays: readonly number[];
  /** 1 for every week, 2 for every other. */
  readonly interval: number;
  readonly count?: number | undefined;
  readonly until?: string | undefined;
}

interface Span {
  readonly from: string;
  readonly to: string;
}

interface SeriesDates {
  /** The days of the lessons. */
  readonly dates: string[];
  /** Days of the rule that are holidays. */
  readonly skipped: string[];
}

/** The recurrence rule (RFC 5545) of a series, without its end, which depends on holidays. */
const ruleOf = ({ weekdays, interval }: SeriesRule): string =>
  `FREQ=WEEKLY;INTERVAL=${interval};WKST=MO;BYDAY=${weekdays.map((day) => WEEKDAYS[day]).join(',')}`;

/** Calendar days only: lessons keep their wall-clock time across daylight saving. */
function* occurrences(rule: SeriesRule, last: string): Generator<string> {
  const start = `DTSTART:${rule.from.replaceAll('-', '')}T120000Z`;
  const found = new RRuleTemporal({ rruleString: `${start}\nRRULE:${ruleOf(rule)}` });
  const [begin, end] = [new Date(`${rule.from}T00:00:00Z`), new Date(`${last}T23:59:59Z`)];
  for (const at of found.between(begin, end, true)) yield at.toPlainDate().toString();
}

/**
 * The days of a series without holidays: a series with a count is prolonged by them, one with a last day has
 * fewer lessons. At most one more than the limit of a series.
 */
export function seriesDates(rule: SeriesRule, holidays: readonly Span[]): SeriesDates {
  const furthest = addDays(rule.from, LESSON_LIMITS.planAheadDays);
  const last = rule.until && rule.until < furthest ? rule.until : furthest;
  const most = rule.count ?? LESSON_LIMITS.seriesLessonsMax + 1;
  const dates: string[] = [];
  const skipped: string[] = [];
  for (const date of occurrences(rule, last)) {
    if (dates.length >= most) break;
    const free = holidays.some(({ from, to }) => from <= date && date <= to);
    (free ? skipped : dates).push(date);
  }
  return { dates, skipped };
}
