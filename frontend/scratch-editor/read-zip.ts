import type { ZipFile } from './write-zip.ts';

const LOCAL_BYTES = 30;
const CENTRAL = 0x02014b50;
const CENTRAL_BYTES = 46;
const END = 0x06054b50;
const END_BYTES = 22;
const COMMENT_MOST = 0xffff;

function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - COMMENT_MOST; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new RangeError('not a zip');
}

/** An entry of the directory. Its content begins behind the local header, whose extra fields have a length of their own. */
function readEntry(view: DataView, at: number): { entry: ZipFile; next: number } {
  if (view.getUint32(at, true) !== CENTRAL) throw new RangeError('not a zip');
  const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) =>
    view.getUint16(at + field, true),
  ) as [number, number, number];
  const head = view.getUint32(at + 42, true);
  const from =
    head + LOCAL_BYTES + view.getUint16(head + 26, true) + view.getUint16(head + 28, true);
  const { buffer } = view as DataView<ArrayBuffer>;
  const entry = {
    name: new TextDecoder().decode(new Uint8Array(buffer, at + CENTRAL_BYTES, nameBytes)),
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    size: view.getUint32(at + 24, true),
    packed: new Uint8Array(buffer, from, view.getUint32(at + 20, true)),
  };
  return { entry, next: at + CENTRAL_BYTES + nameBytes + extraBytes + commentBytes };
}

/** The files of a zip, packed as they are; none if it is no zip that can be read so simply. */
export function readZip(file: ArrayBuffer): ZipFile[] {
  const view = new DataView(file);
  const entries: ZipFile[] = [];
  try {
    const end = findEnd(view);
    let at = view.getUint32(end + 16, true);
    for (let left = view.getUint16(end + 8, true); left > 0; left -= 1) {
      const { entry, next } = readEntry(view, at);
      entries.push(entry);
      at = next;
    }
    return entries;
  } catch {
    return [];
  }
}
