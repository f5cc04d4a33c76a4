import { Readable } from 'node:stream';
import { type Entry, fromRandomAccessReaderPromise, RandomAccessReader, type ZipFile } from 'yauzl';
import { BoundedMap } from '#functions/platform/bounded-map.ts';
import { UnfitFile } from './file-fault.ts';

/** The directory of an archive is read in many small pieces: larger blocks save requests to the store. */
const BLOCK_BYTES = 512 * 1024;
/** Far more than a directory of the allowed number of entries and a project's description need. */
const READS_MAX = 64;
/** The directory and the entries are read from their beginning to their end: few blocks are needed at a time. */
const CACHED_BLOCKS = 4;

/** Reads a file in blocks. */
class BlockReader extends RandomAccessReader {
  readonly #file: FileContent;
  readonly #blocks = new BoundedMap<number, Promise<Buffer>>(CACHED_BLOCKS);
  #reads = 0;

  constructor(file: FileContent) {
    super();
    this.#file = file;
  }

  #block(index: number): Promise<Buffer> {
    const known = this.#blocks.get(index);
    if (known) return known;
    this.#reads += 1;
    if (this.#reads > READS_MAX) throw new UnfitFile('unpacked');
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

/** What an entry really unpacks to, piece by piece. Throws when it is longer or shorter than its directory says. */
export async function* readEntry(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  yield* await zip.openReadStreamPromise(entry);
}

/** Read access to the content of a file. */
export interface FileContent {
  readonly bytes: number;
  /** Bytes from `start` on; fewer where the file ends. */
  readonly read: (start: number, length: number) => Promise<Buffer>;
}
