const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING: ReadonlySet<number> = new Set([0x5b, 0x7b]);
const CLOSING: ReadonlySet<number> = new Set([0x5d, 0x7d]);

interface Limits {
  readonly depth: number;
  /** Lists and objects together. */
  readonly count: number;
}

/**
 * Follows the brackets of a JSON text while it arrives. A parser takes much memory for each of them, and more
 * when they are nested: some kilobytes of packed brackets would take gigabytes. Here their depth and number are
 * known before anything is parsed.
 */
export class JsonShape {
  readonly #most: Limits;
  #depth = 0;
  #count = 0;
  #inText = false;
  #isEscaped = false;

  constructor(most: Limits) {
    this.#most = most;
  }

  /** Reads the next piece; false once there are more or deeper brackets than may be. */
  follow(piece: Uint8Array): boolean {
    for (const byte of piece) {
      if (this.#inText) this.#followText(byte);
      else if (byte === QUOTE) this.#inText = true;
      else if (OPENING.has(byte)) this.#open();
      else if (CLOSING.has(byte)) this.#depth -= 1;
      if (this.#depth > this.#most.depth || this.#count > this.#most.count) return false;
    }
    return true;
  }

  #open(): void {
    this.#depth += 1;
    this.#count += 1;
  }

  #followText(byte: number): void {
    if (this.#isEscaped) this.#isEscaped = false;
    else if (byte === BACKSLASH) this.#isEscaped = true;
    else if (byte === QUOTE) this.#inText = false;
  }
}
