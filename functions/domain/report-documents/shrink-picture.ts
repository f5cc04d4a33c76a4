import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { sharp } from './engine.ts';

/** More than any camera makes; a file that claims more is refused before it is read. */
const PIXELS_MAX = 120_000_000;
export const SECONDS_MAX = 5;
/** Memory, not speed: each picture on its way takes some dozen megabytes. */
const AT_ONCE = 2;

export interface Box {
  readonly width: number;
  readonly height: number;
}

export interface ShrunkPicture extends Box {
  readonly bytes: Uint8Array;
}

const QUALITY = { jpeg: 80, webp: 68 } as const;
type Format = keyof typeof QUALITY;

/**
 * A picture at most as large as a box, upright, on white, without anything that a camera has written into it (place,
 * time, device). It is shrunk while it is read. Undefined for what is no picture, is broken, or is too large.
 */
export async function shrinkPicture(
  bytes: Uint8Array,
  { width, height }: Box,
  format: Format,
  seconds = SECONDS_MAX,
): Promise<ShrunkPicture | undefined> {
  try {
    const input = { limitInputPixels: PIXELS_MAX, sequentialRead: true, failOn: 'error' } as const;
    const { data, info } = await sharp()(bytes, input)
      .timeout({ seconds })
      .autoOrient()
      .resize({ width, height, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#ffffff' })
      .toFormat(format, { quality: QUALITY[format] })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
}

/** Thumbnails of pictures for the page, as WebP: undefined for each that could not be read. */
export const shrinkPictures = (
  pictures: readonly Uint8Array[],
  box: Box,
): Promise<(ShrunkPicture | undefined)[]> =>
  mapConcurrently(pictures, AT_ONCE, (bytes) => shrinkPicture(bytes, box, 'webp'));
