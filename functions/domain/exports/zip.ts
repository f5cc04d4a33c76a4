/** A file in an archive. Files are stored as they are: works and pictures are compressed already. */
export interface ZipEntry {
  readonly path: string;
  readonly bytes: number;
  readonly crc: number;
  readonly at: Date;
}

const UTF8_NAMES = 0x800;
const VERSION = 20;

type Field = readonly [bytes: 2 | 4, value: number];

function record(signature: number, fields: readonly Field[]): Buffer {
  const made = Buffer.alloc(4 + fields.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = made.writeUInt32LE(signature, 0);
  for (const [bytes, value] of fields) at = made.writeUIntLE(value, at, bytes);
  return made;
}

/** Date and time as MS-DOS has them, in two-second steps since 1980. */
function dosTime(at: Date): readonly [Field, Field] {
  const year = Math.max(0, at.getUTCFullYear() - 1980);
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  const date = (year << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  return [
    [2, time],
    [2, date],
  ];
}

function common({ path, bytes, crc, at }: ZipEntry): Field[] {
  const name = Buffer.byteLength(path);
  return [
    [2, VERSION],
    [2, UTF8_NAMES],
    [2, 0],
    ...dosTime(at),
    [4, crc],
    [4, bytes],
    [4, bytes],
    [2, name],
    [2, 0],
  ];
}

/** What stands before the bytes of a file. */
export const localHeader = (entry: ZipEntry): Buffer =>
  Buffer.concat([record(0x04034b50, common(entry)), Buffer.from(entry.path)]);

/** What the directory at the end of the archive says of a file that begins at an offset. */
export function directoryRecord(entry: ZipEntry, offset: number): Buffer {
  const rest: Field[] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ];
  const head = record(0x02014b50, [[2, VERSION], ...common(entry), ...rest]);
  return Buffer.concat([head, Buffer.from(entry.path)]);
}

/** The end of an archive whose directory begins at an offset. */
export const endRecord = (entries: number, directoryBytes: number, offset: number): Buffer =>
  record(0x06054b50, [
    [2, 0],
    [2, 0],
    [2, entries],
    [2, entries],
    [4, directoryBytes],
    [4, offset],
    [2, 0],
  ]);
