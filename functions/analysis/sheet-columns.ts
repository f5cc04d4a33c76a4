import { ENTRY_WORDS } from '#functions/domain/hours/entry-words.ts';
import { minuteText } from '#functions/platform/school-day.ts';
import type {
  BusinessMonth,
  BusinessRow,
  BusinessSums,
  RecordReport,
  RecordState,
  TeachingRow,
  TeachingSums,
} from '#shared/analysis/fields.ts';
import type { Language } from '#shared/languages.ts';
import { inUnits } from '#shared/money.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { type Column, message } from './messages.ts';
import { addsUp } from './teaching-others.ts';

interface Locale {
  readonly language: Language;
  readonly timeZone: string;
  readonly currency: string;
}

export const MONEY: ReadonlySet<string> = new Set(['income', 'refunds', 'value']);
const HOUR = 60;

/** What is counted up to a limit, in words where there may be more. */
const countOf = (count: number, language: Language): number | string =>
  count < TEACHING_LIMITS.missingCountMax
    ? count
    : message(language, 'analysis.atLeast', { count });

/** Figures of the school in the order in which the sheet has them. */
const STATES = ['present', 'late', 'leave', 'absent', 'makeup'] as const;
const BUSINESS = [
  'joined',
  'left',
  'first',
  'renewals',
  'sold',
  'given',
  'used',
  'expired',
  'back',
  'income',
  'refunds',
  'lessons',
  'seats',
] as const satisfies readonly (keyof BusinessSums)[];

/** Students by attendance, of any row that counts them. */
const states = <T>(of: (row: T, state: (typeof STATES)[number]) => number | ''): Column<T>[] =>
  STATES.map((state) => ({
    title: `teaching.${state}`,
    width: 10,
    text: (row) => of(row, state),
  }));

export const monthColumns = ({ currency }: Locale): readonly Column<BusinessMonth>[] => [
  { title: 'analysis.month', width: 12, text: ({ date }) => date },
  ...BUSINESS.map(
    (name): Column<BusinessMonth> => ({
      title: `analysis.${name}`,
      width: 14,
      text: (row) => (MONEY.has(name) ? inUnits(row[name], currency) : row[name]),
    }),
  ),
  ...states<BusinessMonth>((row, state) => row[state]),
  {
    title: 'analysis.taught',
    width: 14,
    text: ({ minutes }) => Math.round((minutes / HOUR) * 10) / 10,
  },
  { title: 'analysis.unused', width: 16, text: ({ stock }) => stock.unused },
  { title: 'analysis.owed', width: 14, text: ({ stock }) => stock.owed },
  { title: 'analysis.value', width: 16, text: ({ stock }) => inUnits(stock.value, currency) },
];

export const rowColumns = ({
  language,
  timeZone,
  currency,
}: Locale): readonly Column<BusinessRow>[] => [
  {
    title: 'hours.at',
    width: 18,
    text: ({ at }) => (at.length > 'YYYY-MM-DD'.length ? minuteText(at, timeZone) : at),
  },
  { title: 'students.name', width: 20, text: ({ name }) => name },
  { title: 'hours.course', width: 18, text: ({ course_name }) => course_name },
  {
    title: 'hours.kind',
    width: 14,
    text: ({ kind }) => (kind ? message(language, ENTRY_WORDS[kind]) : ''),
  },
  { title: 'hours.amount', width: 12, text: ({ hours }) => hours ?? '' },
  {
    title: 'hours.money',
    width: 14,
    text: ({ amount }) => (amount === null ? '' : inUnits(amount, currency)),
  },
  {
    title: 'hours.method',
    width: 14,
    text: ({ method }) => (method ? message(language, `hours.method.${method}`) : ''),
  },
  { title: 'hours.receipt', width: 18, text: ({ receipt }) => receipt },
  { title: 'hours.note', width: 28, text: ({ note }) => note },
  { title: 'hours.by', width: 16, text: ({ by_name }) => by_name },
  { title: 'analysis.weekly', width: 14, text: ({ weekly }) => weekly ?? '' },
];

const TEACHING = [
  'lessons',
  'hours',
  'seats',
  'inTime',
  'tasks',
  'reviews',
  'works',
  'reports',
] as const satisfies readonly (keyof TeachingSums)[];

/** The id of the row of what the school has beyond the others. */
export const OTHERS = '';

export const teachingColumns = (
  of: 'teacher' | 'class',
  language: Language,
): readonly Column<TeachingRow>[] => [
  { title: 'students.name', width: 24, text: ({ name }) => name },
  ...TEACHING.map(
    (name): Column<TeachingRow> => ({
      title: name === 'hours' ? 'analysis.used' : `analysis.${name}`,
      width: 14,
      text: ({ id, sums }) => (id === OTHERS && !addsUp(of, name) ? '' : sums.now[name]),
    }),
  ),
  ...states<TeachingRow>(({ sums }, state) => sums.now[state]),
  {
    title: 'analysis.taught',
    width: 14,
    text: ({ sums }) => Math.round((sums.now.minutes / HOUR) * 10) / 10,
  },
  {
    title: 'analysis.reviewHours',
    width: 16,
    text: ({ sums: { now } }) =>
      now.reviews > 0 ? Math.round((now.reviewMinutes / now.reviews / HOUR) * 10) / 10 : '',
  },
  ...(of === 'teacher'
    ? [
        {
          title: 'analysis.missing',
          width: 14,
          text: ({ missing }) => (missing === null ? '' : countOf(missing, language)),
        } as const satisfies Column<TeachingRow>,
      ]
    : []),
];

const RECORD_STATE = {
  in_time: 'analysis.stateInTime',
  late: 'analysis.stateLate',
  missing: 'analysis.stateMissing',
} as const satisfies Record<RecordState, string>;

export const recordColumns = (language: Language): readonly Column<RecordReport>[] => [
  { title: 'teaching.date', width: 12, text: ({ date }) => date },
  { title: 'teaching.time', width: 14, text: ({ start, end }) => `${start}–${end}` },
  { title: 'teaching.class', width: 22, text: ({ class_name }) => class_name },
  { title: 'teaching.teacher', width: 16, text: ({ teacher_name }) => teacher_name },
  { title: 'teaching.topic', width: 24, text: ({ topic }) => topic },
  ...states<RecordReport>(({ record }, state) => record?.counts[state] ?? ''),
  { title: 'analysis.used', width: 10, text: ({ record }) => record?.hours ?? '' },
  {
    title: 'analysis.record',
    width: 14,
    text: ({ state }) => message(language, RECORD_STATE[state]),
  },
  {
    title: 'analysis.hoursAfter',
    width: 18,
    text: ({ record, hours_after }) => (record ? hours_after : ''),
  },
  { title: 'analysis.writtenBy', width: 16, text: ({ record }) => record?.ended_by_name ?? '' },
];
