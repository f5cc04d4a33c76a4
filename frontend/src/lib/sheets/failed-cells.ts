import { listEntries, readEntry, type ZipEntry } from './zip-entries.ts';

/** A cell whose formula gave an error, or whose result is not stored in the file. */
export interface FailedCell {
  readonly row: number;
  readonly column: number;
  /** The error as people see it, such as `#DIV/0!`, or the formula behind an equals sign. */
  readonly text: string;
}

const attribute = (text: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(text)?.[1];

const partIn = (text: string, tag: string): string | undefined =>
  new RegExp(`<(?:\\w+:)?${tag}\\b[^>]*>([^<]*)<`).exec(text)?.[1];

const hasFormula = (inner: string): boolean => /<(?:\w+:)?f\b/.test(inner);

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;

function failureIn(type: string | undefined, inner: string): string | undefined {
  const value = partIn(inner, 'v');
  if (type === 'e') return value || '#ERROR!';
  // The result of a text formula may be empty: then the value exists and is empty.
  if (!hasFormula(inner) || value !== undefined || /<(?:\w+:)?v\s*\/>/.test(inner))
    return undefined;
  return `=${partIn(inner, 'f') ?? ''}`;
}

const CELL = /<(?:\w+:)?c\b([^>]*?)(?:\/>|>(.*?)<\/(?:\w+:)?c>)/gs;

function failedIn(sheet: string): FailedCell[] {
  return [...sheet.matchAll(CELL)].flatMap(([, attributes = '', inner = '']) => {
    const [, letters = '', row = ''] =
      /^([A-Z]+)(\d+)$/.exec(attribute(attributes, 'r') ?? '') ?? [];
    const text = failureIn(attribute(attributes, 't'), inner);
    return text && letters ? [{ row: Number(row) - 1, column: columnOf(letters), text }] : [];
  });
}

/** The paths of the sheets, in the order in which people see them. */
function pathsOf(workbook: string, relations: string): string[] {
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\b[^>]*>/g)].map(([tag]) => [
      attribute(tag, 'Id'),
      attribute(tag, 'Target') ?? '',
    ]),
  );
  return [...workbook.matchAll(/<(?:\w+:)?sheet\b[^>]*>/g)].map(([tag]) => {
    const target = targets.get(attribute(tag, '\\w+:id')) ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  });
}

/**
 * Cells that the workbook reader answers as empty although they have contents: of every sheet,
 * in the order of the sheets.
 */
export async function findFailedCells(file: Blob): Promise<FailedCell[][]> {
  const entries = new Map((await listEntries(file)).map((entry) => [entry.name, entry]));
  const read = (name: string): Promise<string> => {
    const entry: ZipEntry | undefined = entries.get(name);
    return entry ? readEntry(file, entry) : Promise.resolve('');
  };
  const paths = pathsOf(await read('xl/workbook.xml'), await read('xl/_rels/workbook.xml.rels'));
  return Promise.all(paths.map(async (path) => failedIn(await read(path))));
}
