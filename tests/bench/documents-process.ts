import { drawPdf, drawPoster } from '#functions/domain/report-documents/draw-report.ts';
import { someReport } from '#functions/domain/report-documents/report-document.fixture.ts';
import type { ReportDocument } from '#functions/domain/report-documents/report-document.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import { putObject } from '#functions/platform/objects.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeSharedReport } from '#tests/factories/shared-report.ts';
import { makeDrawnPhoto } from './make-drawn-photo.ts';

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
  const photos = await Promise.all(Array.from({ length: 9 }, (_, index) => makeDrawnPhoto(index)));
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
