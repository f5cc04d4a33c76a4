import type { CellObject, SSF, WorkSheet } from '@e965/xlsx';
import type { SheetRow } from './sheet-table.ts';

/** What a spreadsheet counts days from, and how it writes numbers. */
interface Formats {
  readonly ssf: typeof SSF;
  readonly date1904: boolean;
}

const two = (part: number): string => String(part).padStart(2, '0');

/** A number that is formatted as a day, as `YYYY-MM-DD`; undefined where it is none that a person means. */
function dayOf(value: number, format: string, { ssf, date1904 }: Formats): string | undefined {
  if (!ssf.is_date(format) || value < 1 || value > 100_000) return undefined;
  const { y, m, d } = ssf.parse_date_code(value, { date1904 });
  return `${y}-${two(m)}-${two(d)}`;
}

/** A number as it is shown where that has all of its digits (a zero in front, say), else as it is stored. */
function numberOf(value: number, shown = ''): string {
  const plain = String(value);
  const digits = shown.replace(/[\s().-]/g, '');
  return /^\d+$/.test(digits) && digits.endsWith(plain) ? digits : plain;
}

function textOf(cell: CellObject | undefined, formats: Formats): string {
  if (!cell) return '';
  const { t: type, v: value, w: shown, f: formula, z: format } = cell;
  if (type === 'e') return shown || '#ERROR!';
  // The file does not hold what the formula came to.
  if (type === 'z' && formula) return `=${formula}`;
  if (value === undefined) return '';
  if (typeof value === 'number')
    return dayOf(value, String(format ?? ''), formats) ?? numberOf(value, shown);
  return String(value);
}

/** Cells that reach down over several rows say the same of each; those that reach to the right are titles. */
function fillDown(sheet: WorkSheet, rows: string[][]): Map<number, Set<number>> {
  const filled = new Map<number, Set<number>>();
  for (const { s: start, e: end } of sheet['!merges'] ?? []) {
    const text = rows[start.r]?.[start.c];
    const last = Math.min(end.r, rows.length - 1);
    for (let row = start.r + 1; text && row <= last; row += 1) {
      const cells = rows[row];
      if (!cells || cells[start.c]) continue;
      while (cells.length < start.c) cells.push('');
      cells[start.c] = text;
      filled.set(row, (filled.get(row) ?? new Set()).add(start.c));
    }
  }
  return filled;
}

/** The rows of a sheet of SheetJS, read with `dense` and `cellStyles`. */
export function rowsOfSheet(sheet: WorkSheet, formats: Formats): SheetRow[] {
  const data = (sheet['!data'] ?? []) as ((CellObject | undefined)[] | undefined)[];
  const rows = Array.from(data, (cells) =>
    Array.from(cells ?? [], (cell) => textOf(cell, formats)),
  );
  const filled = fillDown(sheet, rows);
  return rows.map((cells, at) => {
    const fromAbove = filled.get(at);
    const isHidden = sheet['!rows']?.[at]?.hidden ?? false;
    return { cells, ...(isHidden && { isHidden }), ...(fromAbove && { fromAbove }) };
  });
}
