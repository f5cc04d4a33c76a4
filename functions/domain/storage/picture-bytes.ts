import type { ReadBytes } from '#shared/uploads/picture-size.ts';

/** A file of which some bytes can be read at a time. */
export interface PictureFile {
  readonly bytes: number;
  readonly read: ReadBytes;
}

/** Thrown for a file that is shorter than its own structure says, or whose structure is damaged. */
export class CutShort extends Error {
  override readonly name = 'CutShort';
}

const BLOCK_BYTES = 512 * 1024;

/** Reads a picture from its beginning to its end, in blocks. */
export class PictureBytes {
  readonly #file: PictureFile;
  #from = 0;
  #block = Buffer.alloc(0);

  constructor(file: PictureFile) {
    this.#file = file;
  }

  get end(): number {
    return this.#file.bytes;
  }

  /** Exactly so many bytes; throws where the file ends before. */
  async take(at: number, length: number): Promise<Buffer> {
    if (at + length > this.#file.bytes) throw new CutShort();
    const inside = at >= this.#from && at + length <= this.#from + this.#block.length;
    if (!inside) {
      const size = Math.min(Math.max(length, BLOCK_BYTES), this.#file.bytes - at);
      this.#block = Buffer.from(await this.#file.read(at, size));
      this.#from = at;
      if (this.#block.length < length) throw new CutShort();
    }
    return this.#block.subarray(at - this.#from, at - this.#from + length);
  }

  /** What is read already from here on, at least one byte; throws at the end of the file. */
  async some(at: number): Promise<Buffer> {
    await this.take(at, 1);
    return this.#block.subarray(at - this.#from);
  }
}

/** A run of bytes of a picture, as it is or with others in its place. */
export interface Part {
  readonly from: number;
  readonly to: number;
  /** What stands in its place; nothing for an empty one. Absent: it stays. */
  readonly instead?: Buffer;
}

export const kept = (from: number, to: number): Part => ({ from, to });
const NOTHING = Buffer.alloc(0);
export const dropped = (from: number, to: number): Part => ({ from, to, instead: NOTHING });
/** Other bytes in the place of those that stand there. */
export const replaced = (from: number, before: Buffer, instead: Buffer): Part => {
  const to = from + before.length;
  return before.equals(instead) ? kept(from, to) : { from, to, instead };
};
