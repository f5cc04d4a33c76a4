import type { Row } from 'write-excel-file/node';
import { lazy } from '#functions/_lib/lazy.ts';
import type { StudentDetail } from '#shared/contracts/student-fields.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';

/** Loaded at first use: few calls make a sheet. */
const writer = lazy(async () => (await import('write-excel-file/node')).default);

export interface Column {
  readonly title: MessageKey;
  readonly width: number;
  readonly text: (student: StudentDetail) => string;
}

/** Always a text: what begins like a formula is shown and never computed. */
const cell = (value: string, fontWeight?: 'bold') =>
  value ? { value, type: String, ...(fontWeight && { fontWeight }) } : null;

/** An xlsx file of one sheet, in base64: a heading of its columns, and a row for each student. */
export async function makeSheet(
  columns: readonly Column[],
  students: readonly StudentDetail[],
  language: Language,
): Promise<string> {
  const writeFile = await writer();
  const heading = columns.map(({ title }) => cell(message(language, title), 'bold'));
  const rows: Row[] = students.map((student) => columns.map(({ text }) => cell(text(student))));
  const file = writeFile([heading, ...rows], {
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  });
  return (await file.toBuffer()).toString('base64');
}
