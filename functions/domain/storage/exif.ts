/** How a picture is turned, as cameras say it: 1 for upright, up to 8. */
export type Orientation = number;

const UPRIGHT: Orientation = 1;
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** How a picture is turned, from its Exif (a TIFF structure); upright where it does not say. */
export function orientationOf(tiff: Buffer): Orientation {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const directory = long(4);
    const count = short(directory);
    for (let index = 0; index < count; index += 1) {
      const entry = directory + 2 + index * ENTRY_BYTES;
      if (short(entry) !== ORIENTATION_TAG) continue;
      const turned = short(entry + 8);
      return turned >= 1 && turned <= 8 ? turned : UPRIGHT;
    }
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  return UPRIGHT;
}

/** An Exif that says how a picture is turned and nothing else; empty for an upright one. */
export function exifOf(orientation: Orientation): Buffer {
  if (orientation === UPRIGHT) return Buffer.alloc(0);
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
