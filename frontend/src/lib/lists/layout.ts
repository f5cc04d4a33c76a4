import type { SheetRow, SheetTable } from '../sheets/sheet-table.ts';
import { readCell } from './cells.ts';
import { type ListField, type Meaning, meaningOf } from './headings.ts';

/** How a sheet is laid out: where its headings stand, and which columns say what. */
export interface Layout {
  /** The row of headings; -1 where there is none. */
  readonly heading: number;
  /** The field of each column of the list; null for one that is not taken. */
  readonly uses: readonly (ListField | null)[];
  /** Lists that stand side by side: the first column of each. */
  readonly starts: readonly number[];
}

/** Headings stand below a title and a few notes. */
const SEARCHED_ROWS = 40;

const filled = ({ cells }: SheetRow): string[] => cells.filter((cell) => cell.trim());
const isKnown = (meaning: Meaning | undefined): meaning is Meaning => meaning !== undefined;

/** How many cells of a row are headings; 0 for a row of a list. */
function headingsIn(row: SheetRow): number {
  const cells = filled(row);
  const known = cells.map(meaningOf).filter(isKnown);
  const says = known.some(({ kind }) => kind !== 'other');
  if (!says || cells.some((cell) => /\d{7,}/.test(cell))) return 0;
  return known.length >= 2 || known.length === cells.length ? known.length : 0;
}

/** Whether a row has nothing but headings: lists repeat them on each page. */
export const isHeadings = (row: SheetRow): boolean => {
  const count = headingsIn(row);
  return count > 0 && count === filled(row).length;
};

function findHeading(rows: readonly SheetRow[]): number {
  const counts = rows.slice(0, SEARCHED_ROWS).map(headingsIn);
  const most = Math.max(0, ...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}

/** Where lists begin that stand side by side under the same headings. */
function startsOf(headings: readonly string[]): number[] {
  const [first = -1, second = -1] = headings.flatMap((text, at) => {
    const meaning = meaningOf(text);
    return meaning?.kind === 'field' && meaning.field === 'name' ? [at] : [];
  });
  const width = second - first;
  const begin = headings.findIndex((text) => text.trim());
  if (second < 0 || headings[first]?.trim() !== headings[second]?.trim()) return [0];
  const isSame = headings
    .slice(begin, begin + width)
    .every((text, at) => text.trim() === (headings[begin + at + width] ?? '').trim());
  if (!isSame) return [0];
  const lists = Math.ceil((headings.length - begin) / width);
  return Array.from({ length: lists }, (_, at) => begin + at * width);
}

/** Fields of which several columns say something: school and grade, several remarks, phones of both parents. */
const JOINED: ReadonlySet<ListField> = new Set(['phone', 'grade', 'remark']);

function usesOf(headings: readonly string[], fields: readonly ListField[]): (ListField | null)[] {
  const meanings = headings.map(meaningOf);
  const has = (kind: Meaning['kind'], field: ListField): boolean =>
    meanings.some((each) => each?.kind === kind && 'field' in each && each.field === field);
  const given = new Set<ListField>();
  return meanings.map((meaning) => {
    if (!meaning || meaning.kind === 'other' || !fields.includes(meaning.field)) return null;
    const { kind, field } = meaning;
    if (kind !== 'field' && has('field', field)) return null;
    if (kind === 'weak' && has('part', field)) return null;
    if (given.has(field) && !JOINED.has(field) && kind !== 'part') return null;
    given.add(field);
    return field;
  });
}

const columnsOf = (rows: readonly SheetRow[]): number =>
  rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);

type Likeness = Readonly<Partial<Record<ListField, (text: string) => boolean>>>;
const isGender = (text: string): boolean =>
  /^(?:fe)?male$/.test(readCell('gender', text, '').value);
const isPhone = (text: string): boolean => /^\+?[\d\s()-]{7,}$/.test(text.trim());
const LIKENESS: Likeness = {
  phone: isPhone,
  gender: isGender,
  birth: (text) => /^\d{4}-\d\d$/.test(readCell('birth', text, '').value),
  account: (text) => /^[a-z]\w*\d\w*$/i.test(text.trim()),
};
const isWord = (text: string): boolean => /\p{L}/u.test(text) && !isGender(text);

/**
 * Without headings columns are known by what most of their cells are. The name is the first column of words that
 * differ from each other; a word alone is never an account, since it may be an English name.
 */
function guessUses(rows: readonly SheetRow[], fields: readonly ListField[]): (ListField | null)[] {
  const columns = Array.from({ length: columnsOf(rows) }, (_, at) =>
    rows.flatMap(({ cells }) => (cells[at]?.trim() ? [cells[at].trim()] : [])),
  );
  const share = (cells: readonly string[], is: (text: string) => boolean): number =>
    cells.length === 0 ? 0 : cells.filter(is).length / cells.length;
  const uses = new Map<number, ListField>();
  for (const [field, is] of Object.entries(LIKENESS) as [ListField, (text: string) => boolean][]) {
    const shares = columns.map((cells, at) => (uses.has(at) ? 0 : share(cells, is)));
    const best = Math.max(0, ...shares);
    if (best > 0.5 && fields.includes(field)) uses.set(shares.indexOf(best), field);
  }
  const free = columns.map((cells, at) => (uses.has(at) ? [] : cells));
  const words = free.map((cells) => share(cells, isWord) > 0.5);
  const isVaried = (cells: readonly string[]): boolean =>
    cells.length < 3 || new Set(cells).size > cells.length / 2;
  const name =
    [
      free.findIndex((cells, at) => words[at] && isVaried(cells)),
      words.indexOf(true),
      free.findIndex((cells) => cells.length > 0),
    ].find((at) => at >= 0) ?? -1;
  if (name >= 0) uses.set(name, 'name');
  return columns.map((_, at) => uses.get(at) ?? null);
}

/** The layout of a sheet for an import that takes these fields. */
export function layoutOf({ rows }: SheetTable, fields: readonly ListField[]): Layout {
  const heading = findHeading(rows);
  const cells = rows[heading]?.cells;
  if (!cells) return { heading: -1, uses: guessUses(rows, fields), starts: [0] };
  const starts = startsOf(cells);
  const [first = 0, second = cells.length] = starts;
  const headings = cells.map((text, at) => (at >= first && at < second ? text : ''));
  const uses = usesOf(headings, fields);
  if (uses.includes('name')) return { heading, uses, starts };
  // The column of names has a heading of its own.
  const below = rows.slice(heading + 1).map((row) => ({
    cells: row.cells.map((cell, at) => (uses[at] || meaningOf(cells[at] ?? '') ? '' : cell)),
  }));
  const name = guessUses(below, ['name']).indexOf('name');
  return { heading, uses: uses.map((use, at) => (at === name ? 'name' : use)), starts };
}

/** The sheet of a workbook in which the list stands: the first with headings, else the first with several rows. */
export function findList(sheets: readonly SheetTable[]): number {
  const counts = sheets.map(({ rows }) => {
    const heading = findHeading(rows);
    return heading < 0 ? 0 : rows.slice(heading + 1).filter((row) => filled(row).length > 0).length;
  });
  const most = counts.findIndex((count) => count > 0);
  return Math.max(0, most);
}
