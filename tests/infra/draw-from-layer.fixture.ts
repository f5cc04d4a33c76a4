import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawPdf, drawPoster } from '#functions/domain/report-documents/draw-report.ts';
import { someReport } from '#functions/domain/report-documents/report-document.fixture.ts';

/** Draws a report in both kinds into the folder that is named. Run where no package lies but those of the layer. */
const [, , outdir = '.'] = process.argv;
writeFileSync(join(outdir, 'report.png'), await drawPoster(someReport()));
writeFileSync(join(outdir, 'report.pdf'), await drawPdf(someReport()));
