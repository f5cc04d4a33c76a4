import type { CertificateDocument } from '#functions/domain/certificate-documents/certificate-document.ts';
import {
  drawPaper,
  drawPicture,
} from '#functions/domain/certificate-documents/draw-certificate.ts';
import { certificates } from '#shared/certificates/contract.ts';
import { EXAMPLE_VALUES } from '#shared/certificates/examples.ts';
import { starterDesign } from '#shared/certificates/starters.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { collectLogLines } from '#tests/contract/harness/log-lines.ts';
import { storeTemplate } from '#tests/factories/certificate.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey, makeStudent, studentId } from '#tests/factories/student.ts';
import { makeDrawnPhoto } from './make-drawn-photo.ts';

export interface CertificatesReport {
  readonly drawn: readonly { readonly what: string; readonly ms: number; readonly bytes: number }[];
  /** From the order to the last of thirty, and to their one PDF. */
  readonly made: number;
  readonly steps: number;
  readonly printed: number;
  readonly memory: number;
}

const REPEATS = 5;
const CLASS = 30;

async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const began = performance.now();
  const result = await work();
  return { ms: performance.now() - began, result };
}

async function draw(what: string, make: () => Promise<Uint8Array>) {
  const times: number[] = [];
  let bytes = 0;
  for (let index = 0; index < REPEATS; index += 1) {
    const { ms, result } = await timed(make);
    times.push(ms);
    bytes = result.length;
  }
  return { what, ms: times.toSorted((a, b) => a - b)[Math.floor(REPEATS / 2)] ?? 0, bytes };
}

const some = (student: string, more: Partial<CertificateDocument> = {}): CertificateDocument => ({
  script: 'zh',
  design: starterDesign('course', 'zh'),
  values: { ...EXAMPLE_VALUES.zh, student },
  address: 'https://classroom.example/certificate/K7QF29XPM4TRDW1',
  pictures: new Map(),
  ...more,
});

async function drawings() {
  const cold = await timed(() => drawPaper([some('王子涵')]));
  const design = { ...starterDesign('course', 'zh'), background: 'photo' };
  const pictures = new Map([['photo', await makeDrawnPhoto(1)]]);
  const photo = some('王子涵', { design, pictures });
  const many = Array.from({ length: 100 }, (_, index) => some(`学生${index}号`));
  return [
    { what: 'PDF, the first of a process', ms: cold.ms, bytes: cold.result.length },
    await draw('PNG', () => drawPicture(some('王子涵'))),
    await draw('PDF', () => drawPaper([some('王子涵')])),
    await draw('PNG, with a photo of 12 megapixels behind', () => drawPicture(photo)),
    await draw('PDF, with a photo of 12 megapixels behind', () => drawPaper([photo])),
    await draw('100 in one PDF', () => drawPaper(many)),
  ];
}

/** A class of thirty gets its certificates, as a teacher's browser asks for them. */
async function makeThirty() {
  const as = await makePerson(await makeSchool(), ROLE.teacher);
  const students = [];
  for (let index = 0; index < CLASS; index += 1) students.push(await makeStudent(as));
  const payload = {
    template_id: await storeTemplate(as),
    class_id: await makeClass(as, students),
    student_ids: students.map(studentId),
    title: '结业证书',
    date: dayFromToday(0),
    request_key: freshKey(),
  };
  const { save, step, print } = certificates.endpoints;
  let steps = 0;
  const made = await timed(async () => {
    let { batch } = (await call(save, { as, payload })).data;
    for (; batch.state === 'running'; steps += 1)
      ({ batch } = (await call(step, { as, payload: { batch_id: batch.id } })).data);
    return batch.rows.flatMap(({ certificate_id: id }) => id ?? []);
  });
  const printed = await timed(() => call(print, { as, payload: { certificate_ids: made.result } }));
  return { made: made.ms, steps, printed: printed.ms };
}

process.once('message', async () => {
  collectLogLines();
  const drawn = await drawings();
  const thirty = await makeThirty();
  const memory = process.resourceUsage().maxRSS * 1024;
  process.send?.({ drawn, ...thirty, memory } satisfies CertificatesReport);
});
