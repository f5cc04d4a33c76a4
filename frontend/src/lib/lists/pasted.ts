import { toRows } from '../sheets/read-csv.ts';
import { type SheetTable, tableOf } from '../sheets/sheet-table.ts';

/** Names in one line, one after the other. */
const inOneLine = (text: string): string =>
  /^[^\n\t\d]+[、][^\n\t\d]+$/.test(text.trim()) ? text.trim().replaceAll('、', '\n') : text;

/** Blanks part what stands in a line only where a phone or a gender stands there too: names have blanks of their own. */
const withTabs = (line: string): string =>
  /[\s　](?:\+?\d{7,}|[男女])(?:[\s　]|$)/.test(line) ? line.trim().replace(/[ 　]+/g, '\t') : line;

/** A pasted column of names, or several columns as a spreadsheet gives them to the clipboard, or as people type them. */
export function pastedTable(text: string): SheetTable {
  const plain = inOneLine(text.replace(/\r\n?/g, '\n'));
  if (plain.includes('\t')) return tableOf(toRows(plain, '\t'));
  const separator = /^[^,\n]+,[^\n]*\d{7}/m.test(plain)
    ? ','
    : /^[^，\n]+，[^\n]*\d{7}/m.test(plain)
      ? '，'
      : '\t';
  const lines = separator === '\t' ? plain.split('\n').map(withTabs).join('\n') : plain;
  return tableOf(toRows(lines, separator));
}
