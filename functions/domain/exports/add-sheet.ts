import { crc32 } from 'node:zlib';
import { message } from '#functions/domain/sheets/messages.ts';
import type { SheetKind } from '#functions/domain/sheets/sheet-kind.ts';
import type { Item } from '#functions/platform/table.ts';
import { SHEETS } from './all-sheets.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { Budget } from './budget.ts';
import type { Place, SchoolExportValue } from './school-export.ts';
import { writeSheet } from './write-sheet.ts';

/** Rows of one sheet, about: a longer list goes on in the next. All of them are in memory at once. */
const ROWS = 3_000;

/** Reads on until there are enough rows for a sheet, the time is over, or nothing is left of the kind. */
async function collect(
  kind: SheetKind,
  { schoolId, place }: SchoolExportValue,
  budget: Budget,
): Promise<{ readonly rows: Item[]; readonly place: Place }> {
  const rows: Item[] = [];
  let { part, from } = place;
  do {
    const page = await kind.walks[part]?.(schoolId, from);
    budget.spend();
    for (const item of page?.items ?? []) rows.push(...(kind.rows?.(item) ?? [item]));
    from = page?.next;
    if (!from) part += 1;
  } while (part < kind.walks.length && rows.length < ROWS && !budget.over());
  const { from: _, ...rest } = place;
  if (part < kind.walks.length) return { rows, place: { ...rest, part, ...(from && { from }) } };
  return { rows, place: { ...rest, sheet: place.sheet + 1, part: 0 } };
}

/** Writes the next sheet into the archive, or the next part of a long one. A kind without rows has one, too. */
export async function addSheet(
  before: SchoolExportValue,
  writer: ArchiveWriter,
  budget: Budget,
): Promise<SchoolExportValue> {
  const kind = SHEETS[before.place.sheet];
  if (!kind) return before;
  const { rows, place } = await collect(kind, before, budget);
  const isLast = place.sheet > before.place.sheet;
  if (rows.length === 0 && !(isLast && before.place.number === 0)) {
    return { ...before, place: { ...place, number: isLast ? 0 : before.place.number } };
  }
  const number = before.place.number + 1;
  const file = await writeSheet(kind, rows, before);
  const { language } = before;
  const order = String(before.place.sheet + 1).padStart(2, '0');
  const name = `${order} ${message(language, kind.title)}${number > 1 ? ` ${number}` : ''}.xlsx`;
  const path = `${message(language, 'exports.folder.sheets')}/${name}`;
  const at = new Date(before.began);
  await writer.begin({ path, bytes: file.length, crc: crc32(file), at });
  await writer.append(file);
  return {
    ...before,
    rows: before.rows + rows.length,
    place: { ...place, number: isLast ? 0 : number },
  };
}
