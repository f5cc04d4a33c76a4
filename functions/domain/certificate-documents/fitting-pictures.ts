import { sharp } from '#functions/domain/report-documents/engine.ts';
import { shrinkPicture } from '#functions/domain/report-documents/shrink-picture.ts';
import { picturesOf } from '#shared/certificates/design.ts';
import type { CertificateDocument } from './certificate-document.ts';

/** Pixels of a background: A4 at 170 dots an inch. */
const BACKGROUND = { width: 2000, height: 2000 };
const MARK = { width: 600, height: 600 };
const PIXELS_MAX = 120_000_000;
const SECONDS_MAX = 5;

/** A seal or signature: what is clear of it stays clear. Undefined for what is no picture. */
async function shrinkMark(bytes: Uint8Array): Promise<Uint8Array | undefined> {
  try {
    return await sharp()(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
      .timeout({ seconds: SECONDS_MAX })
      .autoOrient()
      .resize({ ...MARK, fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, colours: 128, effort: 2 })
      .toBuffer();
  } catch {
    return undefined;
  }
}

/** The pictures of some certificates in the size in which they are drawn, each once, by their keys. */
export async function fittingPictures(
  documents: readonly CertificateDocument[],
): Promise<ReadonlyMap<string, Uint8Array>> {
  const fitting = new Map<string, Uint8Array>();
  const backgrounds = new Set(documents.map(({ design }) => design.background));
  for (const { design, pictures } of documents)
    for (const key of picturesOf(design)) {
      const bytes = pictures.get(key);
      if (!bytes || fitting.has(key)) continue;
      const shrunk = backgrounds.has(key)
        ? (await shrinkPicture(bytes, BACKGROUND, 'jpeg'))?.bytes
        : await shrinkMark(bytes);
      if (shrunk) fitting.set(key, shrunk);
    }
  return fitting;
}
