import type { Column } from '#functions/platform/sheet.ts';
import type { LoginDto, OperationDto } from '#shared/contracts/logs.ts';
import { message } from '#shared/i18n/messages.ts';
import type { Reader } from './value-text.ts';

type Common = Pick<LoginDto, 'at' | 'person' | 'device' | 'address' | 'count'>;
type Locale = Pick<Reader, 'language' | 'timeZone'>;

/** `2026-11-21 09:30:00` on the clock of the school. */
const momentOf = (at: string, { timeZone }: Locale): string =>
  new Date(at).toLocaleString('sv-SE', { timeZone });

const first = (locale: Locale): Column<Common>[] => [
  { title: 'logs.at', width: 20, text: ({ at }) => momentOf(at, locale) },
  { title: 'logs.person', width: 18, text: ({ person }) => person.name },
];
const last: readonly Column<Common>[] = [
  { title: 'logs.device', width: 26, text: ({ device }) => device },
  { title: 'logs.address', width: 18, text: ({ address }) => address },
  { title: 'logs.count', width: 8, text: ({ count }) => count },
];

export const loginColumns = (locale: Locale): readonly Column<LoginDto>[] => [
  ...first(locale),
  { title: 'logs.account', width: 20, text: ({ account }) => account },
  {
    title: 'logs.result',
    width: 18,
    text: ({ result }) => message(locale.language, `logs.result.${result}`),
  },
  {
    title: 'logs.means',
    width: 16,
    text: ({ means }) => message(locale.language, `logs.means.${means}`),
  },
  ...last,
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
  { title: 'logs.operation', width: 26, text: ({ name }) => name },
  { title: 'logs.about', width: 20, text: ({ about }) => about },
  { title: 'logs.before', width: 36, text: side('before') },
  { title: 'logs.after', width: 36, text: side('after') },
  {
    title: 'logs.facts',
    width: 36,
    text: ({ facts }) =>
      facts
        .map(({ field, value }) => `${field}: ${value}`)
        .join('\n')
        .slice(0, CELL_MAX),
  },
  ...last,
];
