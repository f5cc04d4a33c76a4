import type { Language } from '#shared/languages.ts';

/** Encodings that spreadsheet programs use without a byte-order mark, the likeliest first. */
const LEGACY: Readonly<Record<Language, readonly string[]>> = {
  zh: ['gb18030', 'big5'],
  cht: ['big5', 'gb18030'],
  en: ['gb18030', 'big5'],
};

function decode(bytes: Uint8Array, encoding: string): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Control characters other than tab and line ends. */
const HIDDEN = /(?![\t\r\n])\p{Cc}/u;

/** Undefined for what is not text. Removes a byte-order mark. */
function toText(bytes: Uint8Array, language: Language): string | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le');
  for (const encoding of ['utf-8', ...LEGACY[language]]) {
    const text = decode(bytes, encoding);
    // Binary files decode in legacy encodings too.
    if (text !== undefined) return HIDDEN.test(text) ? undefined : text;
  }
  return undefined;
}

const SEPARATORS = ['\t', ',', ';'];

/** The most frequent separator in the first line. */
function separatorOf(text: string): string {
  const [line = ''] = text.split(/\r|\n/, 1);
  const count = (separator: string) => line.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best), ',');
}

/** Rows of cells; a cell in quotation marks may hold separators, line ends and doubled marks. */
function toRows(text: string, separator: string): string[][] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? [];
    // A stray quotation mark: the rest is taken as it is.
    if (whole === undefined) return [...rows, [text.slice(cell.lastIndex)]];
    rows.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}

/** Reads comma-separated values in any usual encoding; undefined for what is not text. */
export async function readCsv(file: Blob, language: Language): Promise<string[][] | undefined> {
  const text = toText(new Uint8Array(await file.arrayBuffer()), language);
  return text?.trim() ? toRows(text, separatorOf(text)) : undefined;
}
