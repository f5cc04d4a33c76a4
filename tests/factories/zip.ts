import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  readonly name: string;
  readonly body?: Buffer | string;
  /** A wrong unpacked size for the directory. */
  readonly size?: number;
}

const DEFLATED = 8;
const UTF8_NAMES = 0x800;

function fields(signature: number, layout: readonly (readonly [bytes: 2 | 4, value: number])[]) {
  const header = Buffer.alloc(4 + layout.reduce((sum, [bytes]) => sum + bytes, 0));
  header.writeUInt32LE(signature, 0);
  let at = 4;
  for (const [bytes, value] of layout) at = header.writeUIntLE(value, at, bytes);
  return header;
}

function pack({ name, body = '', size }: ZipEntry) {
  const content = Buffer.from(body);
  const packed = deflateRawSync(content);
  const label = Buffer.from(name, 'utf8');
  const common = [
    [2, 20],
    [2, UTF8_NAMES],
    [2, DEFLATED],
    [4, 0],
    [4, crc32(content)],
    [4, packed.length],
    [4, size ?? content.length],
    [2, label.length],
    [2, 0],
  ] as const;
  return { label, packed, common };
}

/** A valid zip, or one with wrong sizes in its directory. */
export function makeZip(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { label, packed, common } = pack(entry);
    const file = Buffer.concat([fields(0x04034b50, common), label, packed]);
    const place = [
      [2, 0],
      [2, 0],
      [2, 0],
      [4, 0],
      [4, offset],
    ] as const;
    directory.push(fields(0x02014b50, [[2, 20], ...common, ...place]), label);
    files.push(file);
    offset += file.length;
  }
  const listed = Buffer.concat(directory);
  const count = entries.length;
  const end = [
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, listed.length],
    [4, offset],
    [2, 0],
  ] as const;
  return Buffer.concat([...files, listed, fields(0x06054b50, end)]);
}

const PROJECT = {
  targets: [{ isStage: true, name: 'Stage' }],
  monitors: [],
  extensions: [],
  meta: {},
};

/** A Scratch 3 project; `extra` makes its content unique. */
export const makeProject = (extra = ''): Buffer =>
  makeZip([
    { name: 'project.json', body: JSON.stringify({ ...PROJECT, extra }) },
    { name: 'cd21514d0531fdffb22204e0ec5ed84a.svg', body: '<svg/>' },
  ]);
