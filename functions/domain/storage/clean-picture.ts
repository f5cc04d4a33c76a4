import { gifParts } from './gif-parts.ts';
import { jpegParts } from './jpeg-parts.ts';
import { CutShort, type Part, PictureBytes, type PictureFile } from './picture-bytes.ts';
import { pngParts } from './png-parts.ts';
import { webpParts } from './webp-parts.ts';

const PARTS: Readonly<Record<string, (bytes: PictureBytes) => Promise<Part[]>>> = {
  jpg: jpegParts,
  jpeg: jpegParts,
  png: pngParts,
  gif: gifParts,
  webp: webpParts,
};

export const isCleaned = (ending: string): boolean => Object.hasOwn(PARTS, ending);

/** The parts of a picture; undefined for one that was cut on its way or is damaged. */
export async function partsOfPicture(
  file: PictureFile,
  ending: string,
): Promise<readonly Part[] | undefined> {
  try {
    return await PARTS[ending]?.(new PictureBytes(file));
  } catch (error) {
    if (error instanceof CutShort) return undefined;
    throw error;
  }
}

/** Whether nothing of a file has to go: no part of it, and nothing behind its end. */
const isClean = (file: PictureFile, parts: readonly Part[]): boolean =>
  parts.every(({ instead }) => instead === undefined) && parts.at(-1)?.to === file.bytes;

/** Parts that stay and follow each other are read together. */
function runsOf(parts: readonly Part[]): Part[] {
  const runs: Part[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    if (last && !last.instead && !part.instead && last.to === part.from)
      runs[runs.length - 1] = { from: last.from, to: part.to };
    else runs.push(part);
  }
  return runs;
}

/**
 * A picture without what tells where, when and with which device it was made: only what is drawn, its colours, and how
 * it is turned. Undefined where it has nothing else, so that it can stay as it is.
 */
export async function cleanedPicture(
  file: PictureFile,
  parts: readonly Part[],
): Promise<Buffer | undefined> {
  if (isClean(file, parts)) return undefined;
  const pieces: Uint8Array[] = [];
  for (const { from, to, instead } of runsOf(parts))
    pieces.push(instead ?? (await file.read(from, to - from)));
  return Buffer.concat(pieces);
}
