import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** Longer than a frame of a camera may take. */
const MOST_MS = 2000;

async function readCode(picture: Locator): Promise<string[]> {
  const pixels = sharp(await picture.screenshot())
    .removeAlpha()
    .raw();
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true });
  try {
    return [decodeQR({ data, width: info.width, height: info.height }, { timeLimit: MOST_MS })];
  } catch {
    return [];
  }
}

/** What the QR codes in a part of the page say, as a camera sees them; other pictures say nothing. */
export async function readCodes(part: Locator): Promise<string[]> {
  const codes: string[] = [];
  for (const picture of await part.getByRole('img').all()) codes.push(...(await readCode(picture)));
  return codes;
}
