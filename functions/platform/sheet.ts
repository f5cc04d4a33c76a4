import type { Row } from 'write-excel-file/node';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import { lazy } from './lazy.ts';

/** Loaded at first use: few calls make a sheet. */
const writer = lazy(async () => (await import('write-excel-file/node')).default);

export interface Column<T> {
  readonly title: MessageKey;
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

/** An xlsx file of one sheet, in base64: a row of column headings, then a row for each item. */
export async function makeSheet<T>(
  columns: readonly Column<T>[],
  list: readonly T[],
  language: Language,
): Promise<string> {
  const writeFile = await writer();
  const heading = columns.map(({ title }) => cell(message(language, title), 'bold'));
  const rows: Row[] = list.map((row) => columns.map(({ text }) => cell(text(row))));
  const file = writeFile([heading, ...rows], {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  });
  return (await file.toBuffer()).toString('base64');
}
