import type { BusinessSums, RowFigure } from '#shared/contracts/analysis-fields.ts';
import { attendanceOf } from '#shared/register.ts';

export type CardForm = 'money' | 'number' | 'hours' | 'rate';

/** A figure of the school on a card. `figure` names its words, and those that say how it is counted. */
export interface BusinessCard {
  readonly figure: string;
  readonly form: CardForm;
  readonly of: (sums: BusinessSums) => number | undefined;
  /** Whether more of it is good for the school; undefined where it depends. */
  readonly good?: 'more' | 'less';
  /** The rows behind it: those of a figure of the server, or a screen that lists them. */
  readonly rows?: RowFigure | 'records' | 'late' | 'classes';
}

const share = (part: number, all: number): number | undefined => (all > 0 ? part / all : undefined);

/** The figures of a period, in the order in which a principal asks for them. */
export const CARDS: readonly BusinessCard[] = [
  { figure: 'income', form: 'money', good: 'more', rows: 'income', of: ({ income }) => income },
  { figure: 'refunds', form: 'money', good: 'less', rows: 'refunds', of: ({ refunds }) => refunds },
  { figure: 'joined', form: 'number', good: 'more', rows: 'joined', of: ({ joined }) => joined },
  { figure: 'left', form: 'number', good: 'less', rows: 'left', of: ({ left }) => left },
  { figure: 'first', form: 'number', good: 'more', rows: 'first', of: ({ first }) => first },
  {
    figure: 'renewals',
    form: 'number',
    good: 'more',
    rows: 'renewals',
    of: ({ renewals }) => renewals,
  },
  { figure: 'sold', form: 'hours', good: 'more', rows: 'sold', of: ({ sold }) => sold },
  { figure: 'used', form: 'hours', rows: 'records', of: ({ used }) => used },
  { figure: 'expired', form: 'hours', good: 'less', rows: 'expired', of: ({ expired }) => expired },
  { figure: 'taught', form: 'hours', rows: 'records', of: ({ minutes }) => minutes / 60 },
  {
    figure: 'occupancy',
    form: 'rate',
    good: 'more',
    rows: 'classes',
    of: ({ present, late, leave, absent, makeup, seats }) =>
      share(present + late + leave + absent + makeup, seats),
  },
  { figure: 'attendance', form: 'rate', good: 'more', rows: 'classes', of: attendanceOf },
  {
    figure: 'inTime',
    form: 'rate',
    good: 'more',
    rows: 'late',
    of: ({ inTime, lessons }) => share(inTime, lessons),
  },
];

/** How a value changed, as a share of what it was; of a rate, by how many points. Undefined without a value before. */
export function changeOf(
  form: CardForm,
  now: number | undefined,
  before: number | undefined,
): number | undefined {
  if (now === undefined || before === undefined) return undefined;
  if (form === 'rate') return now - before;
  return before === 0 ? undefined : (now - before) / Math.abs(before);
}
