import { ENTRY_WORDS } from '#functions/domain/hours/entry-words.ts';
import { minuteText } from '#functions/platform/school-day.ts';
import type { Column } from '#functions/platform/sheet.ts';
import type { HourAccountDto, HourEntryDto, HourRow } from '#shared/hours/fields.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import { inUnits } from '#shared/money.ts';

/** A student with one of their accounts; undefined when there are none. */
export interface BalanceRow {
  readonly student: HourRow;
  readonly account: HourAccountDto | undefined;
}

const courseOf = (account: HourAccountDto | undefined, language: Language): string => {
  if (!account) return '';
  return account.course_id === null ? message(language, 'hours.general') : account.course_name;
};

const figure = (
  title: MessageKey,
  of: (account: HourAccountDto) => number | undefined,
): Column<BalanceRow> => ({
  title,
  width: 12,
  text: ({ account }) => (account && of(account)) ?? '',
});

export const balanceColumns = ({
  language,
  currency,
}: Omit<Locale, 'timeZone'>): readonly Column<BalanceRow>[] => [
  { title: 'students.name', width: 18, text: ({ student }) => student.name },
  { title: 'students.account', width: 22, text: ({ student }) => student.account },
  {
    title: 'students.classes',
    width: 28,
    text: ({ student }) => student.classes.map(({ name }) => name).join(', '),
  },
  { title: 'hours.course', width: 18, text: ({ account }) => courseOf(account, language) },
  figure('hours.balance', ({ balance }) => balance),
  figure('hours.owed', ({ owed }) => owed),
  figure('hours.purchased', ({ purchased }) => purchased),
  figure('hours.given', ({ given }) => given),
  figure('hours.used', ({ used }) => used),
  figure('hours.expired', ({ expired }) => expired),
  figure('hours.refunded', ({ refunded }) => refunded),
  figure('hours.paid', ({ money }) => money && inUnits(money.paid, currency)),
  figure('hours.paidBack', ({ money }) => money && inUnits(money.refunded, currency)),
  {
    title: 'hours.nextExpiry',
    width: 14,
    text: ({ account }) => account?.next_expiry?.date ?? '',
  },
];

/** A line of a statement, or at its end a sum of money. */
export type StatementRow =
  | HourEntryDto
  | { readonly total: 'hours.totalPaid' | 'hours.totalBack'; readonly amount: number };

const entryColumn = (
  title: MessageKey,
  width: number,
  text: (entry: HourEntryDto) => string | number,
): Column<StatementRow> => ({
  title,
  width,
  text: (row) => ('total' in row ? '' : text(row)),
});

function moneyOf(row: StatementRow, currency: string): number | '' {
  if ('total' in row) return inUnits(row.amount, currency);
  return row.payment ? inUnits(row.payment.amount, currency) : '';
}

interface Locale {
  readonly language: Language;
  readonly timeZone: string;
  readonly currency: string;
}

export const statementColumns = ({
  language,
  timeZone,
  currency,
}: Locale): readonly Column<StatementRow>[] => [
  entryColumn('hours.at', 18, ({ at }) => minuteText(at, timeZone)),
  {
    title: 'hours.kind',
    width: 16,
    text: (row) => message(language, 'total' in row ? row.total : ENTRY_WORDS[row.kind]),
  },
  entryColumn('hours.amount', 12, ({ hours }) => hours),
  entryColumn('hours.balance', 12, ({ balance }) => balance),
  {
    title: 'hours.money',
    width: 14,
    text: (row) => moneyOf(row, currency),
  },
  entryColumn('hours.method', 14, ({ payment }) =>
    payment ? message(language, `hours.method.${payment.method}`) : '',
  ),
  entryColumn('hours.receipt', 18, ({ payment }) => payment?.receipt ?? ''),
  entryColumn('hours.lesson', 28, ({ lesson }) => (lesson ? `${lesson.name} ${lesson.date}` : '')),
  entryColumn('hours.note', 28, ({ note }) => note),
  entryColumn('hours.validTo', 14, ({ valid_to }) => valid_to ?? ''),
  entryColumn('hours.by', 16, ({ by_name }) => by_name),
];
