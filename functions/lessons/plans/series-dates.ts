import { RRuleTemporal } from 'rrule-temporal';
import { addDays } from '#shared/days.ts';
import { LIMITS } from '#shared/limits.ts';

/** The days of the week as RFC 5545 names them, Sunday first. */
const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'] as const;

/** How a series repeats: so many lessons, or all until a day. */
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
  /** The days of the lessons: a series of ten has ten, however many holidays lie between. */
  readonly dates: string[];
  /** Days that the rule names and on which there is no lesson. */
  readonly skipped: string[];
}

/** The recurrence rule (RFC 5545) of a series, without its end: holidays decide how far it goes. */
const ruleOf = ({ weekdays, interval }: SeriesRule): string =>
  `FREQ=WEEKLY;INTERVAL=${interval};WKST=MO;BYDAY=${weekdays.map((day) => WEEKDAYS[day]).join(',')}`;

/** Calendar days only: lessons keep their wall-clock time whatever daylight saving does. */
function* occurrences(rule: SeriesRule, last: string): Generator<string> {
  const start = `DTSTART:${rule.from.replaceAll('-', '')}T120000Z`;
  const found = new RRuleTemporal({ rruleString: `${start}\nRRULE:${ruleOf(rule)}` });
  const [begin, end] = [new Date(`${rule.from}T00:00:00Z`), new Date(`${last}T23:59:59Z`)];
  for (const at of found.between(begin, end, true)) yield at.toPlainDate().toString();
}

/**
 * The days of a series. Holidays are passed over: by count the series goes on longer, by its last day it
 * has fewer lessons. Never more than the limits of a series.
 */
export function seriesDates(rule: SeriesRule, holidays: readonly Span[]): SeriesDates {
  const furthest = addDays(rule.from, LIMITS.planAheadDays);
  const last = rule.until && rule.until < furthest ? rule.until : furthest;
  const most = rule.count ?? LIMITS.seriesLessonsMax + 1;
  const dates: string[] = [];
  const skipped: string[] = [];
  for (const date of occurrences(rule, last)) {
    if (dates.length >= most) break;
    const free = holidays.some(({ from, to }) => from <= date && date <= to);
    (free ? skipped : dates).push(date);
  }
  return { dates, skipped };
}
