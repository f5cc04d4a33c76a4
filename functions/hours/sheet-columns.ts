import type { Column } from '#functions/platform/sheet.ts';
import type { HourAccountDto, HourEntryDto, HourRow } from '#shared/contracts/hour-fields.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';

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
  of: (account: HourAccountDto) => number,
): Column<BalanceRow> => ({
  title,
  width: 12,
  text: ({ account }) => (account ? of(account) : ''),
});

export const balanceColumns = (language: Language): readonly Column<BalanceRow>[] => [
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
  {
    title: 'hours.nextExpiry',
    width: 14,
    text: ({ account }) => account?.next_expiry?.date ?? '',
  },
];

const KINDS = {
  purchase: 'hours.kindPurchase',
  gift: 'hours.kindGift',
  use: 'hours.kindUse',
  reversal: 'hours.kindReversal',
  expiry: 'hours.kindExpiry',
} as const satisfies Record<HourEntryDto['kind'], MessageKey>;

interface Locale {
  readonly language: Language;
  readonly timeZone: string;
}

export const statementColumns = ({
  language,
  timeZone,
}: Locale): readonly Column<HourEntryDto>[] => [
  {
    title: 'hours.at',
    width: 18,
    text: ({ at }) => new Date(at).toLocaleString('sv-SE', { timeZone }).slice(0, 16),
  },
  { title: 'hours.kind', width: 12, text: ({ kind }) => message(language, KINDS[kind]) },
  { title: 'hours.amount', width: 12, text: ({ hours }) => hours },
  { title: 'hours.balance', width: 12, text: ({ balance }) => balance },
  {
    title: 'hours.lesson',
    width: 28,
    text: ({ lesson }) => (lesson ? `${lesson.name} ${lesson.date}` : ''),
  },
  { title: 'hours.note', width: 28, text: ({ note }) => note },
  { title: 'hours.validTo', width: 14, text: ({ valid_to }) => valid_to ?? '' },
  { title: 'hours.by', width: 16, text: ({ by_name }) => by_name },
];
