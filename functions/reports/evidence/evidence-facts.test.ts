import { expect, it } from 'vitest';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { works } from '#functions/domain/works/work.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import { CODE } from '#shared/codes.ts';
import type { WorkId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import type { EvidenceText } from '#shared/reports/fields.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeReportedClass, placeOf, storePublished, written } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { answerTask, changeAnswer, giveTask } from '#tests/factories/task.ts';
import { storeVersion } from '#tests/factories/work.ts';

const { detail, save, discard } = reports.endpoints;

const begin = async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const of = await makeReportedClass(teacher, 2);
  const [student, other] = of.students;
  if (!student || !other) throw new TypeError('no students');
  return { teacher, of, student, other, place: placeOf(of, student) };
};

const pieceOf = (kind: 'task' | 'work', id: string): EvidenceText => ({
  kind,
  id,
  title: '迷宫',
  detail: '',
  date: '',
});

async function fileOf({ schoolId }: Person, id: WorkId): Promise<string> {
  const work = await works.get({ schoolId, id }, { consistent: true });
  return (work && (await versionOf(work, 1)))?.key ?? '';
}

const usesOf = async ({ schoolId }: Person, key: string) =>
  (await storedObjects.get({ schoolId, key }, { consistent: true }))?.uses;

it('keeps the score of a task and what was handed in, as they were when they were taken in', async () => {
  const { teacher, of, student, place } = await begin();
  const { id } = await giveTask(teacher, { class_ids: of.classId });
  await answerTask(student, id);
  await changeAnswer(student, id, { score: 92 });
  const payload = { ...place, ...written(), evidence: [pieceOf('task', id)] };
  const first = await call(save, { as: teacher, payload: { ...payload, rev: 0 } });
  expect(first.data.report.content.evidence).toMatchObject([
    { kind: 'task', score: 92, work: { kind: 'scratch', version: 1 } },
  ]);

  await changeAnswer(student, id, { score: 40 });
  const again = await call(save, {
    as: teacher,
    payload: { ...payload, rev: 1, name: '另一个标题' },
  });
  expect(again.data.report.content.evidence).toMatchObject([{ score: 92 }]);
});

it('uses the file of a work as long as a report shows it', async () => {
  const { teacher, of, student, place } = await begin();
  const id = await storeVersion(student, { title: '贪吃蛇' });
  const key = await fileOf(student, id);
  const payload = { ...place, ...written(), rev: 0, evidence: [pieceOf('work', id)] };
  const { data } = await call(save, { as: teacher, payload });
  expect(data.report.content.evidence).toMatchObject([{ score: null, work: { id, version: 1 } }]);
  expect(await usesOf(student, key)).toBe(2);
  const { report_id } = data.report;
  if (!report_id) throw new TypeError('no report');
  await storePublished(of, [report_id]);
  expect(await usesOf(student, key)).toBe(2);

  const without = await call(save, {
    as: teacher,
    payload: { ...place, rev: data.report.rev + 1, evidence: '' },
  });
  expect(await usesOf(student, key)).toBe(2);
  const { rev } = without.data.report;
  await call(discard, { as: teacher, payload: { report_id, rev } });
  expect(await usesOf(student, key)).toBe(2);
});

it('plays the version that was taken in, also when the work was changed and removed since', async () => {
  const { teacher, of, student, place } = await begin();
  const id = await storeVersion(student);
  const key = await fileOf(student, id);
  const payload = { ...place, ...written(), rev: 0, evidence: [pieceOf('work', id)] };
  const { data } = await call(save, { as: teacher, payload });
  const { report_id } = data.report;
  if (!report_id) throw new TypeError('no report');
  await storePublished(of, [report_id]);
  await works.change({ schoolId: student.schoolId, id }, (work) => ({
    ...work,
    version: 2,
    removed: new Date().toISOString(),
  }));

  for (const as of [teacher, student]) {
    const shown = await call(detail, { as, payload: { report_id } });
    expect(shown.data.evidence[0]?.work?.url).toContain(key);
  }
  expect(data.report.content.evidence[0]?.work?.url).toContain(key);
});

it('lets go of the file with a draft that was never published', async () => {
  const { teacher, student, place } = await begin();
  const id = await storeVersion(student);
  const key = await fileOf(student, id);
  const payload = { ...place, ...written(), rev: 0, evidence: [pieceOf('work', id)] };
  const { data } = await call(save, { as: teacher, payload });
  const { report_id, rev } = data.report;
  if (!report_id) throw new TypeError('no report');

  await call(discard, { as: teacher, payload: { report_id, rev } });
  expect(await usesOf(student, key)).toBe(1);
});

it('shows nothing of a work of another child, one that is gone, or an archive', async () => {
  const { teacher, student, other, place } = await begin();
  const removed = { removed: new Date().toISOString() };
  const ids = [
    await storeVersion(other),
    await storeVersion(student, removed),
    await storeVersion(student, { kind: 'zip' }),
    'wrk-none',
    'not an id',
  ];
  const evidence = ids.map((id) => pieceOf('work', id));
  const { data } = await call(save, {
    as: teacher,
    payload: { ...place, ...written(), rev: 0, evidence },
  });

  expect(data.report.content.evidence.map(({ work }) => work)).toEqual(ids.map(() => null));
});

it('takes in more works than it can play, as words', async () => {
  const { teacher, student, place } = await begin();
  const ids: WorkId[] = [];
  for (let at = 0; at <= REPORT_LIMITS.evidenceWorksMax; at += 1)
    ids.push(await storeVersion(student));
  const evidence = ids.map((id) => pieceOf('work', id));
  const { code, data } = await call(save, {
    as: teacher,
    payload: { ...place, ...written(), rev: 0, evidence },
  });

  expect(code).toBe(CODE.ok);
  const played = data.report.content.evidence.map(({ work }) => work !== null);
  expect(played).toEqual(ids.map((_, at) => at < REPORT_LIMITS.evidenceWorksMax));
});
