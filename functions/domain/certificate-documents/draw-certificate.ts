import { resvg, sharp, typeset } from '#functions/domain/report-documents/engine.ts';
import { PAPER } from '#shared/certificates/design.ts';
import type { CertificateDocument } from './certificate-document.ts';
import { layOut } from './lay-out.ts';

/** Pixels of a tenth of a millimetre: 150 dots an inch. */
const SCALE = 150 / 254;
const PALETTE = {
  plain: { colours: 64, dither: 0 },
  photo: { colours: 256, dither: 0.8 },
} as const;

/** A certificate as a picture (PNG, A4 at 150 dots an inch, with a palette). The same certificate gives the same bytes. */
export async function drawPicture(document: CertificateDocument): Promise<Uint8Array> {
  const { orientation, background } = document.design;
  const files = await layOut([document]);
  const svg = typeset(files, (compiler, pages) => compiler.plainSvg(pages));
  const Resvg = resvg();
  // Letters are outlines by now, so no font is looked for.
  const drawn = new Resvg(svg, {
    fitTo: { mode: 'width', value: Math.round(PAPER[orientation].width * SCALE) },
    font: { loadSystemFonts: false },
  }).render();
  const raw = { width: drawn.width, height: drawn.height, channels: 4 } as const;
  return sharp()(drawn.pixels, { raw })
    .flatten({ background: '#ffffff' })
    .png({ palette: true, effort: 2, ...PALETTE[background ? 'photo' : 'plain'] })
    .toBuffer();
}

/** Certificates on paper (PDF), a page each: their texts can be searched and read aloud. */
export async function drawPaper(documents: readonly CertificateDocument[]): Promise<Uint8Array> {
  const files = await layOut(documents);
  return typeset(files, (compiler, pages) => compiler.pdf(pages));
}
