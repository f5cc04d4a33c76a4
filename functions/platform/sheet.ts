import type { Row } from 'write-excel-file/node';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import { lazy } from './lazy.ts';

/** Loaded at first use: few calls make a sheet. */
const writer = lazy(async () => (await import('write-excel-file/node')).default);

/** `K`: the messages that titles may be. */
export interface Column<T, K extends string = MessageKey> {
  /** A message, or a text that is not of the product, such as a day. */
  readonly title: K | { readonly text: string };
  readonly width: number;
  /** The value of a row; numbers stay numbers, for formulas. */
  readonly text: (row: T) => string | number;
}

/** A text is always written as text: one that looks like a formula is not computed. */
function cell(value: string | number, fontWeight?: 'bold') {
  if (value === '') return null;
  if (typeof value === 'number') return { value, type: Number };
  return { value, type: String, ...(fontWeight && { fontWeight }) };
}

/** A sheet of a file: a row of column headings, then a row for each item. */
export interface Sheet {
  readonly name?: string;
  readonly heading: Row;
  readonly rows: readonly Row[];
  readonly widths: readonly number[];
}

/** An xlsx file, in base64. */
export async function makeFile(sheets: readonly Sheet[]): Promise<string> {
  const writeFile = await writer();
  const file = writeFile(
    sheets.map(({ name, heading, rows, widths }) => ({
      ...(name && { sheet: name }),
      data: [heading, ...rows],
      columns: widths.map((width) => ({ width })),
      stickyRowsCount: 1,
    })),
  );
  return (await file.toBuffer()).toString('base64');
}

/** Sheets whose titles are messages of some tables (`messagesIn`). */
export function sheetsIn<K extends string>(say: (language: Language, key: K) => string) {
  const sheetOf = <T>(
    columns: readonly Column<T, K>[],
    list: readonly T[],
    { language, name }: { readonly language: Language; readonly name?: K },
  ): Sheet => ({
    ...(name && { name: say(language, name) }),
    heading: columns.map(({ title }) =>
      cell(typeof title === 'string' ? say(language, title) : title.text, 'bold'),
    ),
    rows: list.map((row) => columns.map(({ text }) => cell(text(row)))),
    widths: columns.map(({ width }) => width),
  });
  /** An xlsx file of one sheet, in base64. */
  const makeSheet = <T>(
    columns: readonly Column<T, K>[],
    list: readonly T[],
    language: Language,
  ): Promise<string> => makeFile([sheetOf(columns, list, { language })]);
  return { sheetOf, makeSheet };
}

export const { makeSheet } = sheetsIn<MessageKey>(message);
