import type { Language } from '#shared/languages.ts';
import { type FailedCell, findFailedCells } from './failed-cells.ts';
import { readCsv } from './read-csv.ts';
import { listEntries } from './zip-entries.ts';

/** Why a file cannot be read; each reason has its own text. */
export type FileProblem = 'notXlsx' | 'oldXls' | 'locked' | 'unreadable' | 'tooLarge' | 'tooMuch';

export class UnreadableFile extends Error {
  override readonly name = 'UnreadableFile';
  readonly problem: FileProblem;

  constructor(problem: FileProblem) {
    super(problem);
    this.problem = problem;
  }
}

/** A hundred names need a few kilobytes. */
const MAX_BYTES = 5 * 1024 * 1024;
/** Limits for the unpacked archive: a small xlsx file can unpack to gigabytes. */
const MAX_UNPACKED = 24 * 1024 * 1024;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Compound file: Excel's format until 2003, and the container of workbooks with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
/** In UTF-16, as the container names its contents. */
const ENCRYPTED = [...'EncryptedPackage'].join('\0');

async function isEncrypted(file: Blob): Promise<boolean> {
  const text = new TextDecoder('latin1').decode(await file.arrayBuffer());
  return text.includes(ENCRYPTED);
}

type Kind = 'zip' | 'compound' | 'other';

/** The type of a file is recognized by its first bytes, not by its name. */
async function kindOf(file: Blob): Promise<Kind> {
  const bytes = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  const begins = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (begins(COMPOUND)) return 'compound';
  return begins(ZIP) ? 'zip' : 'other';
}

async function checkUnpacked(file: Blob): Promise<void> {
  const entries = await listEntries(file);
  const sum = entries.reduce((total, { size }) => total + size, 0);
  if (sum > MAX_UNPACKED) throw new UnreadableFile('tooMuch');
}

type Cell = string | number | boolean | Date | null;

/** A day as text: shows what the spreadsheet made of a name that it took for a date. */
const toText = (cell: Cell): string => {
  if (cell === null) return '';
  return cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell);
};

/** The cells of the sheet, with failed cells in their places. */
function toTable(rows: readonly (readonly Cell[])[], failed: readonly FailedCell[]): string[][] {
  const table = rows.map((row) => row.map(toText));
  for (const { row, column, text } of failed) {
    const cells = table[row];
    if (cells && !cells[column]) cells[column] = text;
  }
  return table;
}

const isFilled = (table: readonly (readonly string[])[]): boolean =>
  table.some((row) => row.some(Boolean));

/** The first sheet that is not empty. Formulas give their results; merged cells stand in the first. */
async function readXlsx(file: Blob): Promise<string[][]> {
  await checkUnpacked(file);
  const { default: readSheets } = await import('read-excel-file/universal');
  const [sheets, failed] = await Promise.all([readSheets(file), findFailedCells(file)]);
  const tables = sheets.map(({ data }, index) => toTable(data as Cell[][], failed[index] ?? []));
  return tables.find(isFilled) ?? [];
}

/** A spreadsheet as texts: an xlsx file, or comma-separated values in any of the usual encodings. */
export async function readWorkbook(file: Blob, language: Language): Promise<string[][]> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('tooLarge');
  const kind = await kindOf(file);
  if (kind === 'compound')
    throw new UnreadableFile((await isEncrypted(file)) ? 'locked' : 'oldXls');
  if (kind === 'other') {
    const table = await readCsv(file, language);
    if (!table) throw new UnreadableFile('notXlsx');
    return table;
  }
  try {
    return await readXlsx(file);
  } catch (error) {
    throw error instanceof UnreadableFile ? error : new UnreadableFile('unreadable');
  }
}
