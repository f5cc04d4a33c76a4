import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { exportObject } from '#functions/domain/exports/archive-state.ts';
import { budgetOf } from '#functions/domain/exports/budget.ts';
import { pathPart } from '#functions/domain/exports/path-part.ts';
import { runExports } from '#functions/domain/exports/run-exports.ts';
import { runStep } from '#functions/domain/exports/run-step.ts';
import { schoolExports } from '#functions/domain/exports/school-export.ts';
import { reports } from '#functions/domain/reports/report.ts';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { CallError } from '#functions/platform/errors.ts';
import { certificatePrefix, objectName, reportsPrefix } from '#functions/platform/object-keys.ts';
import { listObjects, putObject } from '#functions/platform/objects.ts';
import { daysFromNow } from '#infra/local/builders/school.ts';
import { CODE } from '#shared/codes.ts';
import { type ExportDto, exports } from '#shared/exports/contract.ts';
import { type ExportId, newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeCertificate } from '#tests/factories/certificate.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeReportedClass, storeDraft, storePublished } from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { shiftAt } from '#tests/factories/shift.ts';
import { saveWork } from '#tests/factories/work.ts';
import { breakingOff, duringFirstRequest, unpack } from './archives.fixture.ts';

const { begin, step, cancel, current } = exports.endpoints;

const pastDue = { start: daysFromNow(-400), end: daysFromNow(-9), authorizationCode: '' };

/** Collects garbage when it is called: what a test then measures is held, not just left behind. */
function garbageCollector(): () => void {
  setFlagsFromString('--expose-gc');
  return runInNewContext('gc');
}

/** A school of odd names, in which a student has saved a work. */
async function makeFilled() {
  const schoolId = await makeSchool({ name: '=HYPERLINK("x") / 学校' });
  const principal = await makePerson(schoolId, ROLE.principal);
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const student = await makePerson(schoolId, ROLE.student, { name: '=1+1/..\\CON\u202E 😀' });
  await makeClass(teacher, [student]);
  await saveWork(student);
  return { schoolId, principal, student };
}

async function stepToTheEnd(as: Person): Promise<ExportDto> {
  const { data } = await call(begin, { as });
  let state = data.export;
  for (let steps = 0; state?.state === 'running' && steps < 60; steps += 1)
    state = (await call(step, { as, payload: { id: state.id } })).data.export;
  if (state?.state !== 'done') throw new Error(`the export is ${state?.state}`);
  return state;
}

const largeObject = async ({ schoolId }: Person, bytes: number): Promise<string> => {
  const key = `schools/${schoolId}/works/${newId('upload')}.mp4`;
  await putObject(objectName(key), Buffer.alloc(bytes, key), 'video/mp4');
  return key;
};

describe('the export of a school', () => {
  it('holds sheets and files under readable names, and counts against no quota', async () => {
    const { schoolId, principal, student } = await makeFilled();
    const used = await loadUsedSpace(schoolId, true);

    const done = await stepToTheEnd(principal);

    expect(done).toMatchObject({ sheets: done.sheets_total, files: 1, bytes: used });
    const [archive] = done.archives;
    if (!archive) throw new Error('no archive');
    const names = [...(await unpack(archive)).keys()];
    expect(names.filter((name) => name.startsWith('表格/'))).toHaveLength(done.sheets_total);
    expect(names).toContain('表格/03 学生.xlsx');
    const [work = ''] = names.filter((name) => name.startsWith('作品/'));
    expect(work).toMatch(/^作品\/=1\+1_.._CON 😀 a.{9}\/\d{4}-\d\d-\d\d 迷宫 upl-.*\.sb3$/);
    expect(work).toContain(student.account);
    expect(await loadUsedSpace(schoolId, true)).toBe(used);
    const actions = (await operationsOf(schoolId)).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['school.export', 'school.exported']));
  });

  it('holds what was drawn of reports, but no thumbnails of their pages', async () => {
    const schoolId = await makeSchool();
    const principal = await makePerson(schoolId, ROLE.principal);
    const of = await makeReportedClass(await makePerson(schoolId, ROLE.teacher), 1);
    const [student] = of.students;
    if (!student) throw new TypeError('no student');
    const { report_id: id } = await storeDraft(of, student);
    await storePublished(of, [id]);
    for (const name of ['p1-0123.webp', 'report-zh-x.pdf', 'report-zh-x.png'])
      await putObject(
        objectName(`${reportsPrefix(schoolId, id)}1/${name}`),
        Buffer.from(name),
        'application/pdf',
      );

    const [archive] = (await stepToTheEnd(principal)).archives;

    const names = [...(await unpack(archive ?? { url: '' })).keys()];
    const found = names.filter((name) => name.startsWith('报告文件/'));
    expect(found.map((name) => name.slice(name.lastIndexOf(' ') + 1))).toEqual([
      'report-zh-x.pdf',
      'report-zh-x.png',
    ]);
    const folder = `报告文件/${pathPart((await reports.get({ schoolId, id }))?.studentName ?? '')}/`;
    for (const name of found) expect(name.startsWith(folder), name).toBe(true);
  });

  it('holds what was drawn of certificates, each under the name of its student', async () => {
    const schoolId = await makeSchool();
    const teacher = await makePerson(schoolId, ROLE.teacher);
    const student = await makePerson(schoolId, ROLE.student, { name: '王/子涵' });
    const { id, studentName, date, title } = await makeCertificate(teacher, student);
    const key = `${certificatePrefix(schoolId, id)}1/certificate.pdf`;
    await putObject(objectName(key), Buffer.from('drawn'), 'application/pdf');

    const principal = await makePerson(schoolId, ROLE.principal);
    const [archive] = (await stepToTheEnd(principal)).archives;

    const file = `${date} ${pathPart(title)} ${id.slice(-6)} 1 certificate.pdf`;
    expect([...(await unpack(archive ?? { url: '' })).keys()]).toContain(
      `证书文件/${pathPart(studentName)}/${file}`,
    );
  });

  it('is begun and fetched by a school that is past due, and by principals only', async () => {
    const schoolId = await makeSchool({ subscription: pastDue });
    const principal = await makePerson(schoolId, ROLE.principal);
    const teacher = await makePerson(schoolId, ROLE.teacher);
    expect((await stepToTheEnd(principal)).archives).toHaveLength(1);
    expect((await call(current, { as: teacher })).code).toBe(CODE.forbidden);
  });

  it('goes on after steps that broke off anywhere, and copies large files piece by piece', async () => {
    const { principal, schoolId } = await makeFilled();
    await largeObject(principal, 9_000_000);
    await largeObject(principal, 17_000_000);
    const { data } = await call(begin, { as: principal });
    const id = data.export?.id;
    if (!id) throw new Error('nothing was begun');
    let at = new Date();
    let breaks = 0;
    for (let steps = 0; steps < 400; steps += 1) {
      // Longer than a step that broke off keeps the export to itself.
      at = new Date(at.getTime() + 60_000);
      const breaking = steps % 3 === 1 ? steps % 4 : undefined;
      const run = () => runStep({ schoolId, id }, at, budgetOf(0));
      const after = await breakingOff(breaking, run).catch((error: Error) => {
        expect(error.message).toBe('broken off');
        breaks += 1;
      });
      if (after?.state === 'done') break;
    }
    expect(breaks).toBeGreaterThan(5);
    const shown = (await call(current, { as: principal })).data.export;
    expect(shown).toMatchObject({ state: 'done', files: 3 });
    const files = await unpack(shown?.archives[0] ?? { url: '' });
    const sizes = [...files.values()].map((body) => body.length);
    expect(sizes).toEqual(expect.arrayContaining([9_000_000, 17_000_000]));
  });

  it('holds no more than a few pieces in memory', async () => {
    const { principal } = await makeFilled();
    for (let index = 0; index < 2; index += 1) await largeObject(principal, 40_000_000);
    const collect = garbageCollector();
    const used = () => process.memoryUsage().arrayBuffers;
    collect();
    const before = used();
    const limit = 80_000_000;
    let most = 0;
    const watching = setInterval(() => {
      // Collecting takes long, and what is left is only less.
      if (used() - before >= limit) collect();
      most = Math.max(most, used() - before);
    }, 20);
    try {
      expect((await stepToTheEnd(principal)).bytes).toBeGreaterThan(limit);
    } finally {
      clearInterval(watching);
    }
    expect(most).toBeLessThan(limit);
  });

  it('is one, whoever begins and steps at the same time', async () => {
    const { principal, schoolId } = await makeFilled();
    const begun = await Promise.all([1, 2, 3].map(() => call(begin, { as: principal })));
    const ids = new Set(begun.map(({ data }) => data.export?.id));
    expect(ids.size).toBe(1);
    const [id] = ids;
    for (let rounds = 0; rounds < 20; rounds += 1) {
      const payload = { id };
      await Promise.all([1, 2, 3].map(() => call(step, { as: principal, payload })));
    }
    const found = await schoolExports.get(schoolId, { consistent: true });
    expect(found?.state).toBe('done');
    const shown = (await call(current, { as: principal })).data.export;
    await unpack(shown?.archives[0] ?? { url: '' });
  });

  it('can be cancelled, and begun again', async () => {
    const { principal } = await makeFilled();
    const { data } = await call(begin, { as: principal });
    const payload = { id: data.export?.id };
    await call(step, { as: principal, payload });
    expect((await call(cancel, { as: principal, payload })).data.export?.state).toBe('cancelled');
    expect((await call(step, { as: principal, payload })).data.export?.state).toBe('cancelled');
    const again = await call(begin, { as: principal });
    expect(again.data.export?.id).not.toBe(payload.id);
    expect((await call(cancel, { as: principal, payload })).code).toBe(CODE.notFound);
  });

  it.each([
    ['before anything was parked', 0],
    ['after a step', 1],
  ])('leaves no unfinished archive when it is cancelled during a step, %s', async (_, before) => {
    const { principal, schoolId } = await makeFilled();
    await largeObject(principal, 9_000_000);
    const { data } = await call(begin, { as: principal });
    const id = data.export?.id as ExportId;
    const run = () => runStep({ schoolId, id }, new Date(), budgetOf(0));
    for (let steps = 0; steps < before; steps += 1) await run();

    const { outcome, sent } = await duringFirstRequest(run, () =>
      call(cancel, { as: principal, payload: { id } }),
    );

    expect(outcome).toEqual(new CallError(CODE.wait, { reason: 'common.stale' }));
    expect(sent).toContain('AbortMultipartUploadCommand');
    expect(await schoolExports.get(schoolId, { consistent: true })).toMatchObject({
      id,
      state: 'cancelled',
    });
    const { bucket, key: prefix } = exportObject({ schoolId, id }, '');
    expect(await listObjects({ bucket, prefix }, { limit: 10 })).toEqual([]);
  });

  it('is carried on by the job when nobody looks', async () => {
    const { principal, schoolId } = await makeFilled();
    await call(begin, { as: principal });
    await runExports(shiftAt());
    expect((await schoolExports.get(schoolId, { consistent: true }))?.state).toBe('done');
  });

  it.each([
    ['a/b\\c:d', 'a_b_c_d'],
    ['..', '_'],
    ['', '_'],
    ['nul.txt', '_nul.txt'],
    ['\u202Eexe.sb3 ', 'exe.sb3'],
    ['长'.repeat(80), '长'.repeat(60)],
  ])('writes the name %j as %j', (name, path) => {
    expect(pathPart(name)).toBe(path);
  });
});
