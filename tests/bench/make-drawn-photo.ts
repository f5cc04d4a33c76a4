import { sharp } from '#functions/domain/report-documents/engine.ts';

/** A photo of a phone, of 4 MB. */
const PHOTO = { width: 4000, height: 3000 };

/** Soft areas and some grain, as photos have them. */
export async function makeDrawnPhoto(index: number): Promise<Buffer> {
  const { width, height } = PHOTO;
  const colours = ['#7ec8e3', '#f9d57e', '#b8e0b0', '#f4a6a6', '#cdb4f6'];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${colours[index % 5]}"/><circle cx="2800" cy="900" r="500" fill="#ffb100"/><path d="M0 2400 Q 1200 1500 2400 2400 T 4000 2100 V 3000 H0z" fill="#3c9d6b"/></svg>`;
  const noise = { type: 'gaussian', mean: 128, sigma: 9 } as const;
  const grain = await sharp()({
    create: { width, height, channels: 3, background: '#808080', noise },
  })
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp()(Buffer.from(svg))
    .composite([{ input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 90 })
    .toBuffer();
}
