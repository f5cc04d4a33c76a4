const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const isOpening = (byte: number | undefined): boolean => byte === 0x5b || byte === 0x7b;
const isClosing = (byte: number | undefined): boolean => byte === 0x5d || byte === 0x7d;

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
    let at = 0;
    while (at < piece.length && !this.#isTooMuch())
      at = this.#inText ? this.#afterText(piece, at) : this.#atNextText(piece, at);
    return !this.#isTooMuch();
  }

  #isTooMuch(): boolean {
    return this.#depth > this.#most.depth || this.#count > this.#most.count;
  }

  #atNextText(piece: Uint8Array, from: number): number {
    for (let at = from; at < piece.length; at += 1) {
      const byte = piece[at];
      if (byte === QUOTE) {
        this.#inText = true;
        return at + 1;
      }
      if (isClosing(byte)) this.#depth -= 1;
      if (!isOpening(byte)) continue;
      this.#depth += 1;
      this.#count += 1;
      if (this.#isTooMuch()) return at;
    }
    return piece.length;
  }

  #afterText(piece: Uint8Array, from: number): number {
    let at = this.#isEscaped ? from + 1 : from;
    this.#isEscaped = false;
    for (; at < piece.length; at += 1) {
      const byte = piece[at];
      if (byte === BACKSLASH) at += 1;
      if (byte !== QUOTE) continue;
      this.#inText = false;
      return at + 1;
    }
    // The last byte was a backslash, which belongs to the first byte of the next piece.
    this.#isEscaped = at > piece.length;
    return piece.length;
  }
}
