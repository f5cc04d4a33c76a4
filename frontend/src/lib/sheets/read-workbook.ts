import { decodeText } from '#shared/text-encodings.ts';
import { rowsOfSheet } from './cells-of-sheet.ts';
import { toRows } from './read-csv.ts';
import { type SheetTable, tableOf } from './sheet-table.ts';
import { packPlainly, TooMuch, unpack } from './unpack.ts';

/** Why a file cannot be read; each reason has its own text. */
export type FileProblem =
  | 'noSheet'
  | 'webPage'
  | 'locked'
  | 'unreadable'
  | 'tooLarge'
  | 'tooMuch'
  | 'empty';

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
/** More than any school has; what follows is not read. */
const MAX_ROWS = 5_000;

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Compound file: Excel's format until 2003, and the container of workbooks with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

const begins = (bytes: Uint8Array, signature: readonly number[]): boolean =>
  signature.every((byte, index) => bytes[index] === byte);

const holds = (bytes: Uint8Array, text: string): boolean =>
  new TextDecoder('latin1').decode(bytes).includes(text);

/** In UTF-16, as the container names its contents. */
const ENCRYPTED = [...'EncryptedPackage'].join('\0');

const isFilled = ({ rows }: SheetTable): boolean =>
  rows.some(({ cells }) => cells.some((cell) => cell.trim()));

/** The sheets that hold something, those first that are not hidden; hidden ones only when there is no other. */
async function readSheets(bytes: Uint8Array): Promise<SheetTable[]> {
  const { read, SSF } = await import('@e965/xlsx');
  const { SheetNames, Sheets, Workbook } = read(bytes, {
    type: 'array',
    dense: true,
    cellStyles: true,
    cellNF: true,
    cellHTML: false,
    sheetRows: MAX_ROWS,
  });
  const date1904 = Workbook?.WBProps?.date1904 ?? false;
  const sheets = SheetNames.flatMap((name, at) => {
    const sheet = Sheets[name];
    // Sheets of charts and macros have no cells.
    if (!sheet?.['!data']) return [];
    const isHidden = Boolean(Workbook?.Sheets?.[at]?.Hidden);
    return { name, isHidden, rows: rowsOfSheet(sheet, { ssf: SSF, date1904 }) };
  }).filter(isFilled);
  const seen = sheets.filter(({ isHidden }) => !isHidden);
  return (seen.length > 0 ? seen : sheets).map(({ name, rows }) => ({ name, rows }));
}

async function readArchive(bytes: Uint8Array): Promise<SheetTable[]> {
  const parts = await unpack(bytes);
  const manifest = parts['META-INF/manifest.xml'];
  if (manifest && holds(manifest, 'encryption-data')) throw new UnreadableFile('locked');
  if (parts['word/document.xml'] || parts['ppt/presentation.xml'])
    throw new UnreadableFile('noSheet');
  return readSheets(await packPlainly(parts));
}

const WEB_PAGE = /^\s*(?:<!doctype html|<html|<head|<body|<table|<meta|mime-version:)/i;
const XML = /^\s*<\?xml/i;

async function readText(bytes: Uint8Array): Promise<SheetTable[]> {
  const text = decodeText(bytes)?.text;
  if (!text || /^(?:%PDF-|\{\\rtf)/.test(text)) throw new UnreadableFile('noSheet');
  if (WEB_PAGE.test(text.replace(/^\s*<\?xml[^>]*>/i, ''))) throw new UnreadableFile('webPage');
  // Workbooks of one text, as Excel 2003 and LibreOffice save them.
  if (XML.test(text)) return readSheets(bytes);
  return [tableOf(toRows(text))].filter(isFilled);
}

async function readKind(bytes: Uint8Array): Promise<SheetTable[]> {
  if (begins(bytes, ZIP)) return readArchive(bytes);
  if (!begins(bytes, COMPOUND)) return readText(bytes);
  if (holds(bytes, ENCRYPTED)) throw new UnreadableFile('locked');
  return readSheets(bytes);
}

function problemOf(error: unknown): FileProblem {
  if (error instanceof UnreadableFile) return error.problem;
  if (error instanceof TooMuch) return 'tooMuch';
  return error instanceof Error && /password/i.test(error.message) ? 'locked' : 'unreadable';
}

/**
 * The sheets of a file as texts, told by its content and not by its name: a workbook of Excel (xlsx, xlsb, xls) or
 * LibreOffice (ods), or separated values in any usual encoding. Throws UnreadableFile.
 */
export async function readWorkbook(file: Blob): Promise<SheetTable[]> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('tooLarge');
  if (file.size === 0) throw new UnreadableFile('empty');
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    const sheets = await readKind(bytes);
    if (sheets.length === 0) throw new UnreadableFile('empty');
    return sheets;
  } catch (error) {
    throw new UnreadableFile(problemOf(error));
  }
}
