const SEPARATORS = ['\t', ',', ';', '，'];

/** The most frequent separator in the first lines. */
function separatorOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, 5).join('\n');
  const count = (separator: string) => lines.split(separator).length;
  return SEPARATORS.reduce((best, each) => (count(each) > count(best) ? each : best), ',');
}

/** Formulas that only say "this is a text", as programs write numbers that are to keep their zeros. */
const asText = (cell: string): string => /^="(.*)"$/s.exec(cell)?.[1] ?? cell;

/** Rows of cells; a cell in quotation marks may hold separators, line ends and doubled marks. */
export function toRows(text: string, separator = separatorOf(text)): string[][] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^${separator}\\r\\n]*))(${separator}|\\r\\n|\\r|\\n|$)`,
    'y',
  );
  const rows: string[][] = [[]];
  while (cell.lastIndex < text.length) {
    const [whole, quoted, plain = '', end] = cell.exec(text) ?? [];
    if (whole === undefined) return [...rows, [text.slice(cell.lastIndex)]];
    rows.at(-1)?.push(quoted === undefined ? asText(plain) : quoted.replaceAll('""', '"'));
    if (end !== separator) rows.push([]);
  }
  return rows.filter((row) => row.length > 0);
}
