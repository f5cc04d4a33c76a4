import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';

/** The directory of an archive is read in many small pieces: larger blocks save requests to the store. */
const BLOCK_BYTES = 512 * 1024;
/** Far more than a directory of the allowed number of entries and a project's description need. */
const BLOCKS_MAX = 64;

/** Reads a file in blocks, each block once. */
class BlockReader extends RandomAccessReader {
  readonly #file: FileContent;
  readonly #blocks = new Map<number, Promise<Buffer>>();

  constructor(file: FileContent) {
    super();
    this.#file = file;
  }

  #block(index: number): Promise<Buffer> {
    const known = this.#blocks.get(index);
    if (known) return known;
    if (this.#blocks.size >= BLOCKS_MAX) throw new Error('the archive has too large a directory');
    const start = index * BLOCK_BYTES;
    const block = this.#file.read(start, Math.min(BLOCK_BYTES, this.#file.bytes - start));
    this.#blocks.set(index, block);
    return block;
  }

  async *#bytes(start: number, end: number): AsyncGenerator<Buffer> {
    for (let at = start; at < end; ) {
      const index = Math.floor(at / BLOCK_BYTES);
      const from = at - index * BLOCK_BYTES;
      const piece = (await this.#block(index)).subarray(from, from + end - at);
      if (piece.length === 0) throw new Error('the archive ends too early');
      yield piece;
      at += piece.length;
    }
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.#bytes(start, end), { objectMode: false });
  }

  override read(
    buffer: Buffer,
    offset: number,
    length: number,
    position: number,
    callback: (error: Error | null) => void,
  ): void {
    this.#fill(buffer, offset, length, position).then(() => callback(null), callback);
  }

  async #fill(buffer: Buffer, offset: number, length: number, position: number): Promise<void> {
    let at = offset;
    for await (const piece of this.#bytes(position, position + length))
      at += piece.copy(buffer, at);
  }

  override close(callback: (error: Error | null) => void): void {
    callback(null);
  }
}

/** Opens a zip by its directory. Throws for other files, and for names that lead outside the archive. */
export const openArchive = (file: FileContent): Promise<ZipFile> =>
  fromRandomAccessReaderPromise(new BlockReader(file), file.bytes, { autoClose: false });

/** The text of an entry. Throws when it is longer than its directory says. */
export async function readEntry(zip: ZipFile, entry: Entry, maxBytes: number): Promise<string> {
  const pieces: Buffer[] = [];
  let bytes = 0;
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    bytes += piece.length;
    if (bytes > maxBytes) throw new Error('the entry is too large');
    pieces.push(piece);
  }
  return Buffer.concat(pieces).toString('utf8');
}

/** Read access to the content of a file. */
export interface FileContent {
  readonly bytes: number;
  /** Bytes from `start` on; fewer where the file ends. */
  readonly read: (start: number, length: number) => Promise<Buffer>;
}
