import type { Column } from '#functions/platform/sheet.ts';
import type { LoginDto, OperationDto } from '#shared/logs/contract.ts';
import { type MessageKey, message } from './messages.ts';
import type { Reader } from './value-text.ts';

type Common = Pick<LoginDto, 'at' | 'person' | 'device' | 'address' | 'count'>;
type Locale = Pick<Reader, 'language' | 'timeZone'>;

/** `2026-11-21 09:30:00` on the clock of the school. */
const momentOf = (at: string, { timeZone }: Locale): string =>
  new Date(at).toLocaleString('sv-SE', { timeZone });

const titled = ({ language }: Locale, key: MessageKey) => ({ text: message(language, key) });

const first = (locale: Locale): Column<Common>[] => [
  { title: titled(locale, 'logs.at'), width: 20, text: ({ at }) => momentOf(at, locale) },
  { title: titled(locale, 'logs.person'), width: 18, text: ({ person }) => person.name },
];
const last = (locale: Locale): readonly Column<Common>[] => [
  { title: titled(locale, 'logs.device'), width: 26, text: ({ device }) => device },
  { title: titled(locale, 'logs.address'), width: 18, text: ({ address }) => address },
  { title: titled(locale, 'logs.count'), width: 8, text: ({ count }) => count },
];

export const loginColumns = (locale: Locale): readonly Column<LoginDto>[] => [
  ...first(locale),
  { title: titled(locale, 'logs.account'), width: 20, text: ({ account }) => account },
  {
    title: titled(locale, 'logs.result'),
    width: 18,
    text: ({ result }) => message(locale.language, `logs.result.${result}`),
  },
  {
    title: titled(locale, 'logs.means'),
    width: 16,
    text: ({ means }) => message(locale.language, `logs.means.${means}`),
  },
  ...last(locale),
];

/** Values of all fields in one cell, a line each. */
const side =
  (name: 'before' | 'after') =>
  ({ changes }: OperationDto): string =>
    changes
      .map((change) => `${change.field}: ${change[name]}`)
      .join('\n')
      .slice(0, CELL_MAX);
/** A cell of a sheet holds 32,767 characters. */
const CELL_MAX = 32_000;

export const operationColumns = (locale: Locale): readonly Column<OperationDto>[] => [
  ...first(locale),
  { title: titled(locale, 'logs.operation'), width: 26, text: ({ name }) => name },
  { title: titled(locale, 'logs.about'), width: 20, text: ({ about }) => about },
  { title: titled(locale, 'logs.before'), width: 36, text: side('before') },
  { title: titled(locale, 'logs.after'), width: 36, text: side('after') },
  {
    title: titled(locale, 'logs.facts'),
    width: 36,
    text: ({ facts }) =>
      facts
        .map(({ field, value }) => `${field}: ${value}`)
        .join('\n')
        .slice(0, CELL_MAX),
  },
  ...last(locale),
];
