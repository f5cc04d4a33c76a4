import { resvg, sharp, typeset } from './engine.ts';
import { layOut } from './lay-out.ts';
import type { ReportDocument } from './report-document.ts';

/** Pixels; a poster is as high as its content. */
export const POSTER_WIDTH = 750;
/** Letters and plain areas need few colours and no dithering; photos need all that a palette has. */
const PALETTE = {
  plain: { colours: 48, dither: 0 },
  photos: { colours: 256, dither: 0.8 },
} as const;

const hasPhotos = (report: ReportDocument): boolean => {
  const { pictures, taskPictures, evidence, school, child, teacher } = report;
  const ofWorks = evidence.map(({ picture = null }) => picture);
  return (
    pictures.length + taskPictures.size > 0 ||
    [school.logo, child.avatar, teacher.avatar, ...ofWorks].some((each) => each !== null)
  );
};

/**
 * The report as one long picture for a phone (PNG, 750 pixels wide, with a palette). The same report gives the
 * same bytes. What cannot be read of its pictures, or not in time, is left out.
 */
export async function drawPoster(input: ReportDocument, picturesMs?: number): Promise<Uint8Array> {
  const files = await layOut(input, 'poster', picturesMs);
  const svg = typeset(files, (compiler, document) => compiler.plainSvg(document));
  const Resvg = resvg();
  // Letters are outlines by now, so no font is looked for.
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: POSTER_WIDTH },
    font: { loadSystemFonts: false },
  }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  return sharp()(drawn.pixels, { raw })
    .removeAlpha()
    .png({ palette: true, effort: 2, ...PALETTE[hasPhotos(input) ? 'photos' : 'plain'] })
    .toBuffer();
}

/** The report on A4 (PDF): its text can be searched and read aloud, and the fonts in it hold what it needs. */
export async function drawPdf(input: ReportDocument): Promise<Uint8Array> {
  const files = await layOut(input, 'paper');
  return typeset(files, (compiler, document) => compiler.pdf(document));
}
