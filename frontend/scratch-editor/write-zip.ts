/** A file that is packed already. */
export interface ZipFile {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  /** Unpacked. */
  readonly size: number;
  readonly packed: Uint8Array<ArrayBuffer>;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8_NAMES = 0x800;
/** The first day that a zip can tell: files of the same content are the same at any time. */
const SOME_DAY = 0x21;

type Field = readonly [bytes: 2 | 4, value: number];

function fields(signature: number, list: readonly Field[]): Uint8Array<ArrayBuffer> {
  const length = list.reduce((sum, [bytes]) => sum + bytes, 4);
  const view = new DataView(new ArrayBuffer(length));
  view.setUint32(0, signature, true);
  let at = 4;
  for (const [bytes, value] of list) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

const common = ({ method, crc, size, packed }: ZipFile, name: Uint8Array): Field[] => [
  [2, VERSION],
  [2, UTF8_NAMES],
  [2, method],
  [2, 0],
  [2, SOME_DAY],
  [4, crc],
  [4, packed.length],
  [4, size],
  [2, name.length],
  [2, 0],
];

/** Comment, disk and attributes: none; and where the file begins. */
const listed = (file: ZipFile, name: Uint8Array, offset: number): Uint8Array<ArrayBuffer> =>
  fields(CENTRAL, [
    [2, VERSION],
    ...common(file, name),
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ]);

function join(parts: readonly Uint8Array[]): ArrayBuffer {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined.buffer;
}

/** A zip of these files, and where the packed content of each lies in it. */
export function writeZip(files: readonly ZipFile[]): { file: ArrayBuffer; places: number[] } {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  const places: number[] = [];
  let at = 0;
  for (const file of files) {
    const name = new TextEncoder().encode(file.name);
    const head = fields(LOCAL, common(file, name));
    directory.push(listed(file, name, at), name);
    at += head.length + name.length;
    places.push(at);
    at += file.packed.length;
    parts.push(head, name, file.packed);
  }
  const length = directory.reduce((sum, part) => sum + part.length, 0);
  const end = fields(END, [
    [2, 0],
    [2, 0],
    [2, files.length],
    [2, files.length],
    [4, length],
    [4, at],
    [2, 0],
  ]);
  return { file: join([...parts, ...directory, end]), places };
}
