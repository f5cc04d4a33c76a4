const TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let crc = byte;
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  return crc;
});

/** Of so many at once, so that a slow tablet goes on drawing. */
const SLICE_BYTES = 2 * 1024 ** 2;

const pause = () => new Promise((resolve) => setTimeout(resolve));

function add(sum: number, bytes: Uint8Array): number {
  let crc = sum;
  const { length } = bytes;
  // A loop over the bytes themselves takes three times as long.
  for (let at = 0; at < length; at += 1)
    crc = (TABLE[(crc ^ (bytes[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  return crc;
}

/** The checksum of a file in a zip. */
export async function crc32(bytes: Uint8Array): Promise<number> {
  let crc = -1;
  for (let at = 0; at < bytes.length; at += SLICE_BYTES) {
    if (at > 0) await pause();
    crc = add(crc, bytes.subarray(at, at + SLICE_BYTES));
  }
  return ~crc >>> 0;
}
