/** A file within an archive: where it lies, and how long it is packed and, as it says, unpacked. */
export interface ZipEntry {
  readonly name: string;
  readonly method: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

const END = 0x06054b50;
const CENTRAL = 0x02014b50;
const END_BYTES = 22;
/** The end of a large archive, and what says where it lies. Readers follow it in small ones too. */
const WIDE_END = 0x06064b50;
const WIDE_LOCATOR = 0x07064b50;
const LOCATOR_BYTES = 20;
const COMMENT_MOST = 0xffff;
const CENTRAL_BYTES = 46;
const LOCAL_BYTES = 30;
const STORED = 0;

const viewOf = async (blob: Blob): Promise<DataView> => new DataView(await blob.arrayBuffer());

function findEnd(view: DataView): number {
  const last = view.byteLength - END_BYTES;
  for (let at = last; at >= 0 && at >= last - COMMENT_MOST; at -= 1)
    if (view.getUint32(at, true) === END) return at;
  throw new RangeError('not an archive');
}

/** Where the entries are listed, and how many: exactly as the reader of workbooks finds them, which is bounded by them. */
function findDirectory(view: DataView): { count: number; at: number } {
  const end = findEnd(view);
  if (end >= LOCATOR_BYTES && view.getUint32(end - LOCATOR_BYTES, true) === WIDE_LOCATOR) {
    const wide = view.getUint32(end - 12, true);
    if (view.getUint32(wide, true) === WIDE_END)
      return { count: view.getUint32(wide + 32, true), at: view.getUint32(wide + 48, true) };
  }
  return { count: view.getUint16(end + 8, true), at: view.getUint32(end + 16, true) };
}

/** The entries that an archive lists. Throws RangeError if it is not an archive or is cut off. */
export async function listEntries(file: Blob): Promise<ZipEntry[]> {
  const view = await viewOf(file);
  const entries: ZipEntry[] = [];
  let { at, count } = findDirectory(view);
  for (; count > 0; count -= 1) {
    if (view.getUint32(at, true) !== CENTRAL) throw new RangeError('not an archive');
    const nameBytes = view.getUint16(at + 28, true);
    const others = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    entries.push({
      name: new TextDecoder().decode(new Uint8Array(view.buffer, at + CENTRAL_BYTES, nameBytes)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
    });
    at += CENTRAL_BYTES + nameBytes + others;
  }
  return entries;
}

/** The text of an entry. Throws RangeError as soon as it is longer than it says. */
export async function readEntry(file: Blob, entry: ZipEntry): Promise<string> {
  const { method, packed, size, offset } = entry;
  const head = await viewOf(file.slice(offset, offset + LOCAL_BYTES));
  const begin = offset + LOCAL_BYTES + head.getUint16(26, true) + head.getUint16(28, true);
  const body = file.slice(begin, begin + packed);
  if (method === STORED) return body.text();
  const decoder = new TextDecoder();
  // Not every browser supports `for await` on streams.
  const reader = body.stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  let text = '';
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > size) {
      void reader.cancel();
      throw new RangeError('longer than it says');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}
