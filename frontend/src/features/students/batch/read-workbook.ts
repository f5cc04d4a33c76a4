/** Why a file cannot be read; each has a text of its own. */
export type FileProblem = 'notXlsx' | 'oldXls' | 'unreadable' | 'tooLarge';

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

const ZIP = [0x50, 0x4b, 0x03, 0x04];
/** Excel's format until 2003, whatever the file is called now. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** What a file is, is told by how it begins: a name can be changed. */
async function checkBeginning(file: Blob): Promise<void> {
  const bytes = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  const begins = (signature: readonly number[]) =>
    signature.every((byte, index) => bytes[index] === byte);
  if (begins(COMPOUND)) throw new UnreadableFile('oldXls');
  if (!begins(ZIP)) throw new UnreadableFile('notXlsx');
}

/** The first sheet of an xlsx file as texts. Formulas give what they came to; merged cells stand in the first. */
export async function readWorkbook(file: Blob): Promise<string[][]> {
  if (file.size > MAX_BYTES) throw new UnreadableFile('tooLarge');
  await checkBeginning(file);
  const { readSheet } = await import('read-excel-file/universal');
  try {
    const rows = await readSheet(file);
    return rows.map((row) => row.map((cell) => (cell === null ? '' : String(cell))));
  } catch {
    throw new UnreadableFile('unreadable');
  }
}
