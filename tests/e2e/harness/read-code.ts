import type { Locator } from '@playwright/test';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';

/** Longer than a frame of a camera may take. */
const MOST_MS = 2000;

/** Where the pictures in an element are, counted from its corner. */
const placesIn = (part: Locator) =>
  part.evaluate((element) => {
    const corner = element.getBoundingClientRect();
    return [...element.querySelectorAll('svg[role=img]')].map((picture) => {
      const { left, top, width, height } = picture.getBoundingClientRect();
      return { left: left - corner.left, top: top - corner.top, width, height };
    });
  });

async function readCode(picture: Buffer, place: Awaited<ReturnType<typeof placesIn>>[number]) {
  const [left, top] = [Math.max(0, Math.floor(place.left)), Math.max(0, Math.floor(place.top))];
  const [width, height] = [Math.floor(place.width), Math.floor(place.height)];
  try {
    const pixels = sharp(picture).extract({ left, top, width, height }).removeAlpha().raw();
    return [decodeQR({ data: await pixels.toBuffer(), width, height }, { timeLimit: MOST_MS })];
  } catch {
    return [];
  }
}

/** What the QR codes in a part of the page say, as a camera sees them; other drawings say nothing. */
export async function readCodes(part: Locator): Promise<string[]> {
  // One picture of all, because a page may draw them anew at any moment.
  const picture = await part.screenshot({ scale: 'css' });
  const codes = await Promise.all((await placesIn(part)).map((place) => readCode(picture, place)));
  return codes.flat();
}
