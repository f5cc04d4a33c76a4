import type { Row } from 'write-excel-file/node';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import { lazy } from './lazy.ts';

/** Loaded at first use: few calls make a sheet. */
const writer = lazy(async () => (await import('write-excel-file/node')).default);

export interface Column<T> {
  /** A message, or a text that is not of the product, such as a day. */
  readonly title: MessageKey | { readonly text: string };
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

const titleOf = <T>({ title }: Column<T>, language: Language): string =>
  typeof title === 'string' ? message(language, title) : title.text;

/** A sheet of a file: a row of column headings, then a row for each item. */
export interface Sheet {
  readonly name?: string;
  readonly heading: Row;
  readonly rows: readonly Row[];
  readonly widths: readonly number[];
}

export const sheetOf = <T>(
  columns: readonly Column<T>[],
  list: readonly T[],
  { language, name }: { readonly language: Language; readonly name?: MessageKey },
): Sheet => ({
  ...(name && { name: message(language, name) }),
  heading: columns.map((column) => cell(titleOf(column, language), 'bold')),
  rows: list.map((row) => columns.map(({ text }) => cell(text(row)))),
  widths: columns.map(({ width }) => width),
});

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

/** An xlsx file of one sheet, in base64. */
export const makeSheet = <T>(
  columns: readonly Column<T>[],
  list: readonly T[],
  language: Language,
): Promise<string> => makeFile([sheetOf(columns, list, { language })]);
