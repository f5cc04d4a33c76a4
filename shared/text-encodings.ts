/** Encodings in which people save texts, as `TextDecoder` names them. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'gb18030' | 'big5' | 'windows-1252';

/** How many bytes a sign takes, and how likely it is that somebody wrote it: from -2, no sign at all, to 1. */
type Weight = readonly [length: number, weight: number];
type Weigh = (bytes: Uint8Array, at: number) => Weight;

const NONE: Weight = [1, -2];
const within = (byte: number, from: number, to: number): boolean => byte >= from && byte <= to;
const isLatin = (byte: number): boolean => within(byte | 0x20, 0x61, 0x7a);

/** Both sets of characters begin with the common ones, which is what names and headings are made of. */
const weighGb: Weigh = (bytes, at) => {
  const [first = 0, second = 0] = bytes.subarray(at, at + 2);
  if (!within(first, 0x81, 0xfe)) return NONE;
  if (within(second, 0xa1, 0xfe)) {
    if (within(first, 0xb0, 0xd7)) return [2, 1];
    if (within(first, 0xa1, 0xa3)) return [2, 0.5];
    return [2, within(first, 0xd8, 0xf7) ? 0.2 : -0.5];
  }
  if (within(second, 0x30, 0x39)) {
    const [third = 0, fourth = 0] = bytes.subarray(at + 2, at + 4);
    return within(third, 0x81, 0xfe) && within(fourth, 0x30, 0x39) ? [4, 0.2] : NONE;
  }
  return second >= 0x40 && second !== 0x7f && second !== 0xff ? [2, -0.5] : NONE;
};

const weighBig5: Weigh = (bytes, at) => {
  const [first = 0, second = 0] = bytes.subarray(at, at + 2);
  if (!within(first, 0x81, 0xfe)) return NONE;
  if (!within(second, 0x40, 0x7e) && !within(second, 0xa1, 0xfe)) return NONE;
  if (within(first, 0xa4, 0xc6)) return [2, 1];
  if (within(first, 0xa1, 0xa3)) return [2, 0.5];
  return [2, within(first, 0xc9, 0xf9) ? 0.2 : -1];
};

/** Letters with marks stand beside plain ones; dashes and quotation marks beside letters or blanks. */
const weighLatin: Weigh = (bytes, at) => {
  const byte = bytes[at] ?? 0;
  const beside = [bytes[at - 1] ?? 0x20, bytes[at + 1] ?? 0x20];
  const isBeside = beside.some((each) => isLatin(each) || each === 0x20);
  if (byte < 0xc0) return [1, isBeside ? 0.6 : -1];
  if (beside.some(isLatin)) return [1, 1];
  return [1, beside.every((each) => each >= 0x80) ? -1 : 0];
};

const weighUtf8: Weigh = (bytes, at) => {
  const first = bytes[at] ?? 0;
  const length = first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : 2;
  const rest = bytes.subarray(at + 1, at + length);
  const isWhole =
    within(first, 0xc2, 0xf4) &&
    rest.length === length - 1 &&
    rest.every((byte) => within(byte, 0x80, 0xbf));
  return isWhole ? [length, 1] : NONE;
};

const CANDIDATES = [
  ['utf-8', weighUtf8],
  ['gb18030', weighGb],
  ['big5', weighBig5],
  ['windows-1252', weighLatin],
] as const satisfies readonly (readonly [Encoding, Weigh])[];

/** The mean weight of what is not ASCII. */
function rate(bytes: Uint8Array, weigh: Weigh): number {
  let [sum, length, at] = [0, 0, 0];
  while (at < bytes.length) {
    if ((bytes[at] ?? 0) < 0x80) at += 1;
    else {
      const [taken, weight] = weigh(bytes, at);
      sum += taken * weight;
      length += taken;
      at += taken;
    }
  }
  return length === 0 ? 0 : sum / length;
}

/** UTF-16 has a zero beside every ASCII sign, and each file has line ends or blanks; without a mark they tell its order. */
function utf16Of(bytes: Uint8Array): Encoding | undefined {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.entries())
    if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const least = bytes.length / 40;
  if (odd > least && even * 10 < odd) return 'utf-16le';
  return even > least && odd * 10 < even ? 'utf-16be' : undefined;
}

function markOf([first, second, third]: Uint8Array): Encoding | undefined {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8';
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Enough to tell the encoding. */
const SAMPLE_BYTES = 256 * 1024;
/** Below this mean weight it is no text of any of these encodings. */
const LEAST = -0.4;

/** How files begin that are none, however short they are. */
const NO_TEXT = ['\x89PNG', '\xff\xd8\xff', 'GIF8', 'RIFF', '\x7fELF', '%PDF-', 'PK\x03\x04'];

function encodingOf(bytes: Uint8Array): Encoding | undefined {
  const told = markOf(bytes) ?? utf16Of(bytes.subarray(0, SAMPLE_BYTES));
  if (told) return told;
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  const rates = CANDIDATES.map(([encoding, weigh]) => ({ encoding, rate: rate(sample, weigh) }));
  const best = rates.reduce((a, b) => (b.rate > a.rate ? b : a));
  return best.rate < LEAST ? undefined : best.encoding;
}

/** Control characters that stand in no text, but for a mark of the end that old programs write. */
const CONTROL = /(?![\t\r\n\f\v])[\p{Cc}]/gu;
/** What old programs write behind a text. */
const END = '\u001a';
/** A damaged text has a few of them; what is no text has many. */
const CONTROLS_MOST = 0.02;

/**
 * A text in whatever encoding it was saved, told by its content alone; what does not belong to it becomes U+FFFD.
 * Without a byte-order mark and a mark of the end (1A). Undefined for what is no text.
 */
export function decodeText(
  bytes: Uint8Array,
): { readonly text: string; readonly encoding: Encoding } | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, 8));
  if (NO_TEXT.some((begin) => head.startsWith(begin))) return undefined;
  const encoding = encodingOf(bytes);
  if (!encoding) return undefined;
  const decoded = new TextDecoder(encoding).decode(bytes);
  const text = decoded.endsWith(END) ? decoded.slice(0, -1) : decoded;
  const spoilt = (text.match(CONTROL) ?? []).length + (text.match(/\ufffd/g) ?? []).length;
  return spoilt > Math.max(1, text.length * CONTROLS_MOST) ? undefined : { text, encoding };
}
