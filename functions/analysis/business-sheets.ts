import {
  type BUSINESS_FIGURES,
  type BusinessFigure,
  type BusinessFigureName,
  changeOf,
  type FigureForm,
  isUnderWay,
} from '#shared/analysis/business-figures.ts';
import type { Business, CourseFigures, SpanName } from '#shared/analysis/fields.ts';
import type { Language } from '#shared/languages.ts';
import { inUnits } from '#shared/money.ts';
import { type Column, type MessageKey, message } from './messages.ts';
import { MONEY } from './sheet-columns.ts';

const SPANS = ['now', 'before', 'year'] as const satisfies readonly SpanName[];
const PERCENT = 100;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The value of a cell: money in units of the currency, shares in percent. */
function cellOf(form: FigureForm, value: number | undefined, currency: string): number | string {
  if (value === undefined) return '';
  if (form === 'money') return inUnits(value, currency);
  return rounded(form === 'rate' ? value * PERCENT : value);
}

const monthsText = ({ from, to }: { readonly from: string; readonly to: string }): string =>
  from === to ? to : `${from} – ${to}`;

const NAMES = {
  income: 'analysis.income',
  refunds: 'analysis.refunds',
  joined: 'analysis.joined',
  left: 'analysis.left',
  first: 'analysis.first',
  renewals: 'analysis.renewals',
  sold: 'analysis.sold',
  used: 'analysis.used',
  expired: 'analysis.expired',
  taught: 'analysis.taught',
  occupancy: 'analysis.occupancy',
  attendance: 'analysis.attendance',
  inTime: 'analysis.inTimeRate',
} as const satisfies Record<BusinessFigureName, MessageKey>;

/** The figures of the period, with those of the period and the year before; no changes of a month under way. */
export function figureColumns(
  data: Business,
  language: Language,
): readonly Column<(typeof BUSINESS_FIGURES)[number]>[] {
  const { totals, currency, spans } = data;
  const value = (name: SpanName): Column<BusinessFigure> => ({
    title: { text: monthsText(spans[name]) },
    width: 20,
    text: ({ form, of }) => cellOf(form, of(totals[name]), currency),
  });
  const change = (name: SpanName): Column<BusinessFigure> => ({
    title: 'analysis.change',
    width: 14,
    text: ({ form, of }) => {
      const by = isUnderWay(data) ? undefined : changeOf(form, of(totals.now), of(totals[name]));
      return by === undefined ? '' : rounded(by * PERCENT);
    },
  });
  return [
    { title: 'analysis.figure', width: 24, text: ({ figure }) => message(language, NAMES[figure]) },
    value('now'),
    value('before'),
    change('before'),
    value('year'),
    change('year'),
  ];
}

/** A line of what there is today: its name, and the values of today and of earlier. */
interface StockLine {
  readonly name: MessageKey;
  readonly values: readonly (number | string)[];
}

export function stockLines(
  { stock, outlook, currency }: Business,
  language: Language,
): StockLine[] {
  const of = (name: 'unused' | 'owed' | 'value', write: (value: number) => number) =>
    [stock, stock.before, stock.year].map((each) => write(each[name]));
  const soon = (name: 'expiring' | 'ends' | 'makeups') =>
    [outlook.now, outlook.before, outlook.year].map((each) =>
      each ? rounded(each[name]) : message(language, 'analysis.noValue'),
    );
  return [
    { name: 'analysis.unusedNow', values: of('unused', rounded) },
    { name: 'analysis.owedNow', values: of('owed', rounded) },
    { name: 'analysis.value', values: of('value', (value) => inUnits(value, currency)) },
    { name: 'analysis.expiring', values: soon('expiring') },
    { name: 'analysis.ends', values: soon('ends') },
    { name: 'analysis.makeups', values: soon('makeups') },
  ];
}

export const stockColumns = (
  { stock, today }: Business,
  language: Language,
): readonly Column<StockLine>[] => [
  { title: 'analysis.figure', width: 32, text: ({ name }) => message(language, name) },
  ...[today, stock.before.date, stock.year.date].map(
    (date, at): Column<StockLine> => ({
      title: { text: at === 0 ? date : message(language, 'analysis.endOf', { month: date }) },
      width: 22,
      text: ({ values }) => values[at] ?? '',
    }),
  ),
];

const OF_COURSES = ['income', 'refunds', 'sold', 'used', 'first', 'renewals'] as const;

/** A column of one figure for each span. */
const ofSpans = <T>(
  name: (typeof OF_COURSES)[number],
  { spans, currency }: Business,
  language: Language,
  of: (row: T, span: SpanName) => number,
): Column<T>[] =>
  SPANS.map((span) => ({
    title: { text: `${message(language, NAMES[name])} ${monthsText(spans[span])}` },
    width: 22,
    text: (row) => (MONEY.has(name) ? inUnits(of(row, span), currency) : of(row, span)),
  }));

export const courseColumns = (
  data: Business,
  language: Language,
): readonly Column<CourseFigures>[] => [
  {
    title: 'hours.course',
    width: 24,
    text: ({ course_id, course_name }) =>
      course_id === null ? message(language, 'analysis.general') : course_name,
  },
  ...OF_COURSES.flatMap((name) =>
    ofSpans<CourseFigures>(name, data, language, ({ sums }, span) => sums[span][name]),
  ),
  { title: 'analysis.unusedNow', width: 20, text: ({ stock }) => rounded(stock.unused) },
  { title: 'analysis.owedNow', width: 20, text: ({ stock }) => rounded(stock.owed) },
  {
    title: 'analysis.value',
    width: 20,
    text: ({ stock }) => inUnits(stock.value, data.currency),
  },
];

type Channel = Business['channels'][number];

export const channelColumns = (data: Business, language: Language): readonly Column<Channel>[] => [
  {
    title: 'hours.method',
    width: 16,
    text: ({ method }) => message(language, `hours.method.${method}`),
  },
  ...(['income', 'refunds'] as const).flatMap((name) =>
    ofSpans<Channel>(name, data, language, ({ sums }, span) => sums[span][name]),
  ),
];
