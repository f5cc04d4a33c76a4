import { drawPdf, drawPoster } from '#functions/domain/report-documents/draw-report.ts';
import { sharp } from '#functions/domain/report-documents/engine.ts';
import { someReport } from '#functions/domain/report-documents/report-document.fixture.ts';
import type { ReportDocument } from '#functions/domain/report-documents/report-document.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { putObject } from '#functions/platform/objects.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeSharedReport } from '#tests/factories/shared-report.ts';

interface Drawn {
  readonly what: string;
  readonly ms: number;
  readonly bytes: number;
}

export interface DocumentsReport {
  readonly drawn: readonly Drawn[];
  /** Bytes of memory at the end. */
  readonly memory: number;
  readonly token: string;
}

const REPEATS = 5;
/** A photo of a phone, of 4 MB. */
const PHOTO = { width: 4000, height: 3000 };

/** Soft areas and some grain, as photos have them. */
async function makePhoto(index: number): Promise<Buffer> {
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

async function draw(what: string, input: ReportDocument): Promise<Drawn[]> {
  const all: Drawn[] = [];
  for (const [kind, make] of [
    ['poster', drawPoster],
    ['PDF', drawPdf],
  ] as const) {
    const times: number[] = [];
    let bytes = 0;
    for (let index = 0; index < REPEATS; index += 1) {
      const began = performance.now();
      bytes = (await make(input)).length;
      times.push(performance.now() - began);
    }
    const ms = times.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0;
    all.push({ what: `${kind}, ${what}`, ms, bytes });
  }
  return all;
}

/** A shared report with nine photos of phones, as the page shows it. */
async function shareReport(photos: readonly Buffer[]): Promise<string> {
  const schoolId = await makeSchool();
  const pictures = await Promise.all(
    photos.map(async (bytes, index) => {
      const key = `schools/${schoolId}/avatars/lessons/bench-${index}.jpg`;
      await putObject(objectName(key), bytes, 'image/jpeg');
      return key;
    }),
  );
  const { evaluation, evidence, task } = someReport();
  const shared = await makeSharedReport(
    { schoolId },
    {
      pictures,
      evaluation,
      task,
      values: '435435',
      phrase: 'great',
      evidence: evidence.map((each) => ({ ...each, id: 'les-bench' })),
    },
  );
  return shared.token;
}

process.once('message', async () => {
  collectLogLines();
  const cold = performance.now();
  const first = await drawPdf(someReport());
  const started = {
    what: 'PDF, the first of a process',
    ms: performance.now() - cold,
    bytes: first.length,
  };
  const photos = await Promise.all(Array.from({ length: 9 }, (_, index) => makePhoto(index)));
  const long = '春眠不觉晓，处处闻啼鸟。😀'.repeat(384);
  const drawn = [
    started,
    ...(await draw('an ordinary report', someReport({ pictures: photos.slice(0, 3) }))),
    ...(await draw('nine photos of 12 megapixels', someReport({ pictures: photos }))),
    ...(await draw('5,000 characters', someReport({ evaluation: long }))),
  ];
  const memory = process.resourceUsage().maxRSS * 1024;
  process.send?.({ drawn, memory, token: await shareReport(photos) } satisfies DocumentsReport);
});
