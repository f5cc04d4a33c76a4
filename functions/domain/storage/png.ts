const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const HEADER_LENGTH = 13;
const CHUNK_OVERHEAD = 12;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Walks the chunks: true when they follow each other without a gap up to the end of the file. */
function isWhole(file: Buffer): boolean {
  let at = SIGNATURE.length;
  while (at + CHUNK_OVERHEAD <= file.length) {
    const type = file.toString('latin1', at + 4, at + 8);
    at += CHUNK_OVERHEAD + file.readUInt32BE(at);
    if (type === 'IEND') return at === file.length;
  }
  return false;
}

/** Width and height of a complete png file; undefined for anything else, whatever its name says. */
export function pngSize(file: Buffer): Size | undefined {
  const begins = file.subarray(0, SIGNATURE.length).equals(SIGNATURE);
  if (!begins || file.length < SIGNATURE.length + CHUNK_OVERHEAD + HEADER_LENGTH) return undefined;
  if (file.toString('latin1', 12, 16) !== 'IHDR' || !isWhole(file)) return undefined;
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20) };
}
