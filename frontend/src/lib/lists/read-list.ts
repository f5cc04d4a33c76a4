import type { SheetRow, SheetTable } from '../sheets/sheet-table.ts';
import { readCell, tidyText } from './cells.ts';
import { type ListField, meaningOf } from './headings.ts';
import { isHeadings, type Layout } from './layout.ts';
import type { Doubt } from './taken.ts';

/** A value of which a person should look whether it was taken rightly. */
export interface DoubtfulCell<F extends ListField> {
  readonly field: F;
  readonly doubt: Doubt;
  /** What the cell says. */
  readonly said: string;
}

export interface ListRow<F extends ListField> {
  readonly cells: Readonly<Record<F, string>>;
  readonly doubts: readonly DoubtfulCell<F>[];
  readonly isHidden: boolean;
}

export interface ReadList<F extends ListField> {
  readonly rows: readonly ListRow<F>[];
  /** Titles, totals and notes, as they stand there. */
  readonly asides: readonly string[];
}

/** What is taken, and for which country a phone needs no code. */
export interface Taking<F extends ListField> {
  readonly fields: readonly F[];
  readonly country: string;
}

const TOTAL =
  /^(?:合计|合計|总计|總計|小计|小計|共计|共計|总数|總數|总人数|總人數|人数|人數|total|totals|subtotal|sum|count)(?:[:：\s\d人名].*)?$/i;
const TOTAL_IN_WORDS = /^(?:合计|总计|共|共计|合計|總計|共計)\s*\d+\s*(?:人|名|位|个|個)/;
const NOTE =
  /^(?:注|附注|备注|備註|说明|說明|填写说明|填表说明|填寫說明|填表人|填表日期|制表人|製表人|制表|审核人?|負責人|负责人|日期|notes?|remarks?|filled in by|date)\s*[:：]|^[※*]/i;
const EXAMPLE = /^(?:示例|样例|樣例|范例|範例|例如?|举例|example|sample|e\.g\.)(?:\s*[:：].*)?$/i;

/** Whether a row says something of the list instead of being one of it. */
function isAside(row: SheetRow): boolean {
  const cells = row.cells.map(tidyText).filter(Boolean);
  const [first = '', ...rest] = cells;
  if (TOTAL_IN_WORDS.test(first) || EXAMPLE.test(first)) return true;
  if (TOTAL.test(first) && rest.every((cell) => /^[\d.,\s]*[人名位个個]?$/.test(cell))) return true;
  if (NOTE.test(first)) return true;
  return cells.length === 1 && (first.length > 30 || /[。；！？]/.test(first));
}

/** Titles stand alone in their row above the headings, or above a second list. */
function isTitle(rows: readonly SheetRow[], at: number): boolean {
  const next = rows.slice(at + 1).find(({ cells }) => cells.some((cell) => cell.trim()));
  const filled = rows[at]?.cells.filter((cell) => cell.trim()) ?? [];
  return filled.length === 1 && next !== undefined && isHeadings(next);
}

const isHan = (text: string): boolean => /^[\p{Script=Han}·]*$/u.test(text);

/** The cells of a field as one text: halves of a name in the order of its language, phones apart. */
function joined(field: ListField, parts: readonly { text: string; heading: string }[]): string {
  const texts = parts.filter(({ text }) => text);
  if (field === 'phone') return [...new Set(texts.map(({ text }) => text))].join(' / ');
  if (field !== 'name' || texts.length < 2) return texts.map(({ text }) => text).join(' ');
  const isFamily = (heading: string): boolean => {
    const meaning = meaningOf(heading);
    return meaning?.kind === 'part' && meaning.part === 'family';
  };
  const family = texts.filter(({ heading }) => isFamily(heading));
  const given = texts.filter(({ heading }) => !isFamily(heading));
  return texts.every(({ text }) => isHan(text))
    ? [...family, ...given].map(({ text }) => text).join('')
    : [...given, ...family].map(({ text }) => text).join(' ');
}

/** Of each field the columns that say it. */
const placesOf = <F extends ListField>(uses: Layout['uses'], fields: readonly F[]) =>
  fields.map((field) => [field, uses.flatMap((use, at) => (use === field ? [at] : []))] as const);

/** What tells one child from the next is never taken from the row above. */
const OWN: ReadonlySet<ListField> = new Set(['name', 'account']);

function readRow<F extends ListField>(
  row: SheetRow,
  offset: number,
  places: ReturnType<typeof placesOf<F>>,
  { headings, country }: { readonly headings: readonly string[]; readonly country: string },
): ListRow<F> | undefined {
  const doubts: DoubtfulCell<F>[] = [];
  let isOwn = false;
  const cells = places.map(([field, columns]) => {
    const parts = columns.map((column) => {
      const at = column + offset;
      const isAbove = row.fromAbove?.has(at) ?? false;
      const text = tidyText((isAbove && OWN.has(field) ? '' : row.cells[at]) ?? '');
      if (text && !isAbove) isOwn = true;
      return { text, heading: headings[column] ?? '' };
    });
    const said = joined(field, parts);
    const { value, doubt } = readCell(field, said, country);
    if (doubt) doubts.push({ field, doubt, said });
    return [field, value];
  });
  if (!isOwn) return undefined;
  const isHidden = row.isHidden ?? false;
  return { cells: Object.fromEntries(cells) as Record<F, string>, doubts, isHidden };
}

/**
 * The rows of a list, read as the layout says. Rows in which nothing stands that is taken are no rows; titles,
 * repeated headings, totals and notes are none either, but told.
 */
export function readList<F extends ListField>(
  { rows }: SheetTable,
  { heading, uses, starts }: Layout,
  { fields, country }: Taking<F>,
): ReadList<F> {
  const places = placesOf(uses, fields);
  const headings = rows[heading]?.cells ?? [];
  const [first = 0] = starts;
  const asides: string[] = [];
  const read = rows.flatMap((row, at) => {
    if (at === heading || isHeadings(row)) return [];
    const text = row.cells.map(tidyText).filter(Boolean).join(' ');
    if (!text) return [];
    const isOutside = at < heading || isAside(row) || (heading >= 0 && isTitle(rows, at));
    if (isOutside) {
      asides.push(text);
      return [];
    }
    return starts.flatMap(
      (start) => readRow(row, start - first, places, { headings, country }) ?? [],
    );
  });
  return { rows: read, asides };
}
