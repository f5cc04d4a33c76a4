import { attendanceOf } from '#shared/teaching/register.ts';
import type { BusinessSums, OfSpans, SpanName } from './fields.ts';

/** How a figure is written: an amount of money, a count, hours, or a share of 1. */
export type FigureForm = 'money' | 'number' | 'hours' | 'rate';

/** A figure that is compared with earlier periods. */
export interface ComparedFigure<Sums> {
  readonly figure: string;
  readonly form: FigureForm;
  /** Undefined where it cannot be computed, e.g. a rate of no lessons. */
  readonly of: (sums: Sums) => number | undefined;
  /** Whether more of it is good for the school; undefined where it depends. */
  readonly good?: 'more' | 'less';
}

/** A figure of a school that a principal compares. */
export type BusinessFigure = ComparedFigure<BusinessSums>;

const HOUR = 60;
const share = (part: number, all: number): number | undefined => (all > 0 ? part / all : undefined);

/** Students recorded at lessons, of the places that their classes had. */
export const occupancyOf = (
  sums: Pick<BusinessSums, 'present' | 'late' | 'leave' | 'absent' | 'makeup' | 'seats'>,
): number | undefined =>
  share(sums.present + sums.late + sums.leave + sums.absent + sums.makeup, sums.seats);

/** Lessons whose record was written in time, of all. */
export const inTimeOf = ({ inTime, lessons }: Pick<BusinessSums, 'inTime' | 'lessons'>) =>
  share(inTime, lessons);

export const taughtHours = ({ minutes }: Pick<BusinessSums, 'minutes'>): number => minutes / HOUR;

/** The figures of some months, in the order in which a principal asks for them. */
export const BUSINESS_FIGURES = [
  { figure: 'income', form: 'money', good: 'more', of: ({ income }) => income },
  { figure: 'refunds', form: 'money', good: 'less', of: ({ refunds }) => refunds },
  { figure: 'joined', form: 'number', good: 'more', of: ({ joined }) => joined },
  { figure: 'left', form: 'number', good: 'less', of: ({ left }) => left },
  { figure: 'first', form: 'number', good: 'more', of: ({ first }) => first },
  { figure: 'renewals', form: 'number', good: 'more', of: ({ renewals }) => renewals },
  { figure: 'sold', form: 'hours', good: 'more', of: ({ sold }) => sold },
  { figure: 'used', form: 'hours', of: ({ used }) => used },
  { figure: 'expired', form: 'hours', good: 'less', of: ({ expired }) => expired },
  { figure: 'taught', form: 'hours', of: taughtHours },
  { figure: 'occupancy', form: 'rate', good: 'more', of: occupancyOf },
  { figure: 'attendance', form: 'rate', good: 'more', of: attendanceOf },
  { figure: 'inTime', form: 'rate', good: 'more', of: inTimeOf },
] as const satisfies readonly BusinessFigure[];
export type BusinessFigureName = (typeof BUSINESS_FIGURES)[number]['figure'];

/** How a value changed, as a share of what it was; of a rate, by how many points. Undefined without a value before. */
export function changeOf(
  form: FigureForm,
  now: number | undefined,
  before: number | undefined,
): number | undefined {
  if (now === undefined || before === undefined) return undefined;
  if (form === 'rate') return now - before;
  return before === 0 ? undefined : (now - before) / Math.abs(before);
}

interface Spans {
  readonly spans: { readonly now: { readonly to: string } };
  readonly today: string;
}

/** Whether the period has the month that is still under way, which whole months cannot be compared with. */
export const isUnderWay = ({ spans, today }: Spans): boolean => today.startsWith(spans.now.to);

export interface ComparedSums<Sums> extends Spans {
  readonly totals: OfSpans<Sums>;
}

/**
 * How a figure of the period changed since an earlier one, and whether that is good. Undefined where there is nothing
 * to compare with, or the month is still under way.
 */
export function changeSince<Sums>(
  data: ComparedSums<Sums>,
  { form, of, good }: ComparedFigure<Sums>,
  span: Exclude<SpanName, 'now'>,
) {
  const { totals } = data;
  const by = isUnderWay(data) ? undefined : changeOf(form, of(totals.now), of(totals[span]));
  return { by, isGood: by && good ? (good === 'more') === by > 0 : undefined };
}
