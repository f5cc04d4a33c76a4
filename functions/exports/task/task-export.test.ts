import readSheets from 'read-excel-file/node';
import { beforeAll, describe, expect, it } from 'vitest';
import { classes } from '#functions/domain/classes/class.ts';
import { exportsPrefix, objectName } from '#functions/platform/object-keys.ts';
import { listObjects } from '#functions/platform/objects.ts';
import { CODE } from '#shared/codes.ts';
import { exports, type TaskExportDto } from '#shared/exports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { leaving } from '#tests/factories/class-calls.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { changeAnswer, storeHandedIn } from '#tests/factories/task.ts';
import { minutesAgo } from '#tests/factories/work-history.ts';
import { breakingOff, type unpack } from '../archives.fixture.ts';
import {
  begin,
  keyOf,
  makeScene,
  putFile,
  step,
  stepOnce,
  stepToTheEnd,
  storeWorked,
  unpackFirst,
} from './task-export.fixture.ts';
import { type TaskExportKey, taskExports } from './task-export.ts';

const { beginTask } = exports.endpoints;

/** The rows of the sheet in an archive, by their headings. */
async function rowsOf(files: ReadonlyMap<string, Buffer>) {
  const [sheet] = await readSheets(files.get('Task results.xlsx') ?? Buffer.alloc(0));
  const [heading = [], ...rows] = sheet?.data ?? [];
  return rows.map((row) => new Map(heading.map((title, index) => [String(title), row[index]])));
}

describe('the works of a task', () => {
  let files: Awaited<ReturnType<typeof unpack>>;
  let done: TaskExportDto;
  let accounts: string[] = [];

  beforeAll(async () => {
    const { teacher, children, taskId, classId } = await makeScene([
      '王子涵',
      '王子涵',
      '李梓萱',
      '张浩然',
      '陈思远',
    ]);
    const [first, second, third, fourth] = children;
    if (!first || !second || !third || !fourth) throw new Error('no children');
    accounts = children.map(({ account }) => account);
    const key = await putFile(keyOf(first, 'png'), 'the first');
    await storeHandedIn(first, taskId, { key, at: minutesAgo(30), bytes: 9 });
    await storeWorked(second, taskId);
    await storeWorked(third, taskId, 'arrival');
    const old = { key: await putFile(keyOf(fourth), 'an old try'), at: minutesAgo(40) };
    const { handedIn } = await storeHandedIn(fourth, taskId, old);
    const late = await putFile(keyOf(fourth), 'the late one');
    const again = handedIn.map((each) => ({
      ...each,
      key: late,
      bytes: 12,
      at: minutesAgo(5),
      late: true,
    }));
    await changeAnswer(fourth, taskId, { state: 'late', handedIn: [...handedIn, ...again] });
    done = await stepToTheEnd(teacher, { task_id: taskId, class_id: classId });
    files = await unpackFirst(done);
  });

  it('are those that count, of every child, under names that say whose they are', () => {
    const late = 'Made before the deadline, received after it';
    const texts = new Map([...files].map(([name, body]) => [name, body.toString()]));
    texts.delete('Task results.xlsx');
    expect(texts).toEqual(
      new Map([
        [`三年级_一班/王子涵 ${accounts[0]} 画太阳.png`, 'the first'],
        [`三年级_一班/王子涵 ${accounts[1]} 画太阳.sb3`, 'version 1'],
        ['三年级_一班/李梓萱 画太阳.sb3', 'version 1'],
        [`${late}/三年级_一班/李梓萱 画太阳.sb3`, 'version 2'],
        ['三年级_一班/张浩然 画太阳.sb3', 'the late one'],
      ]),
    );
    expect(done).toMatchObject({ students: 5, files: 5, files_total: 5, files_gone: 0 });
  });

  it('have a sheet that says what counts and where it lies', async () => {
    const rows = await rowsOf(files);
    const told = rows.map((row) => [row.get('Name'), row.get('Work that counts'), row.get('File')]);
    expect(told).toHaveLength(5);
    expect(told).toEqual(
      expect.arrayContaining([
        ['王子涵', 'Handed in', `三年级_一班/王子涵 ${accounts[0]} 画太阳.png`],
        ['王子涵', 'As it was at the deadline', `三年级_一班/王子涵 ${accounts[1]} 画太阳.sb3`],
        ['李梓萱', 'As it was at the deadline', '三年级_一班/李梓萱 画太阳.sb3'],
        ['张浩然', 'Late', '三年级_一班/张浩然 画太阳.sb3'],
        ['陈思远', null, null],
      ]),
    );
  });

  it('are saved under the name of the task, the class and the day', async () => {
    const [archive] = done.archives;
    expect(archive?.name).toMatch(/^画太阳 三年级_一班 \d{4}-\d\d-\d\d\.zip$/);
    const { headers } = await fetch(archive?.url ?? '');
    const disposition = headers.get('content-disposition') ?? '';
    const [, name = ''] = /filename\*=UTF-8''(.*)$/.exec(disposition) ?? [];
    expect(decodeURIComponent(name)).toBe(archive?.name);
  });
});

describe('who gets the works of a task', () => {
  it('is a teacher of the class who may export, and the principal', async () => {
    const { teacher, colleague, principal, taskId, classId } = await makeScene(['王子涵']);
    const payload = { task_id: taskId, class_id: classId };
    const codeOf = async (as: Person) => (await call(beginTask, { as, payload })).code;
    expect(await codeOf(principal)).toBe(CODE.ok);
    expect(await codeOf(teacher)).toBe(CODE.ok);
    await changePerson(colleague, { abilities: ['export'] });
    expect(await codeOf(colleague)).toBe(CODE.forbidden);
    expect(await codeOf(await makePerson(await makeSchool(), ROLE.principal))).toBe(CODE.notFound);
    const novice = await makePerson(teacher.schoolId, ROLE.teacher, { abilities: [] });
    expect(await codeOf(novice)).toBe(CODE.forbidden);
  });

  it('is nobody else than who has begun, and not any more without the class', async () => {
    const { teacher, principal, colleague, taskId, classId } = await makeScene(['王子涵']);
    const all = { task_id: taskId };
    const { id } = await begin(teacher, all);
    expect((await step(principal, { ...all, id })).code).toBe(CODE.notFound);
    const { schoolId } = teacher;
    await classes.change({ schoolId, id: classId }, (found) => ({
      ...found,
      teacherId: colleague.userId,
    }));
    expect((await step(teacher, { ...all, id })).code).toBe(CODE.notFound);
  });

  it('has the own students only, of all classes of the task', async () => {
    const { teacher, colleague, principal, children, taskId, classId } = await makeScene([
      '王子涵',
    ]);
    const [child] = children;
    if (!child) throw new Error('no child');
    await storeWorked(child, taskId);
    expect((await stepToTheEnd(teacher, { task_id: taskId })).files).toBe(1);
    await leaving(principal, classId, [child]);
    await makeClass(colleague, [child]);
    const again = await stepToTheEnd(teacher, { task_id: taskId });
    expect(again).toMatchObject({ students: 0, files: 0 });
  });
});

describe('an export of the works of a task', () => {
  it('goes on after steps that broke off anywhere, and copies large files piece by piece', async () => {
    const { teacher, children, taskId } = await makeScene(['甲', '乙']);
    for (const [index, child] of children.entries()) {
      const bytes = [10, 17_000_000][index] ?? 0;
      const key = await putFile(keyOf(child), Buffer.alloc(bytes, String(index)));
      await storeHandedIn(child, taskId, { key, bytes, at: minutesAgo(30) });
    }
    const scope = { task_id: taskId };
    const { id } = await begin(teacher, scope);
    const { schoolId, userId: by } = teacher;
    const key: TaskExportKey = { schoolId, taskId, classId: '', by };
    let at = new Date();
    let breaks = 0;
    for (let steps = 0; steps < 100; steps += 1) {
      // Longer than a step that broke off keeps the export to itself.
      at = new Date(at.getTime() + 60_000);
      const breaking = steps % 3 === 1 ? steps % 4 : undefined;
      const after = await breakingOff(breaking, () => stepOnce(key, at)).catch((error: Error) => {
        expect(error.message).toBe('broken off');
        breaks += 1;
      });
      if (after?.state === 'done') break;
    }
    expect(breaks).toBeGreaterThan(3);
    const state = (await step(teacher, { ...scope, id })).data.export;
    expect(state).toMatchObject({ state: 'done', files: 2, bytes: 17_000_010 });
    const sizes = [...(await unpackFirst(state)).values()].map((body) => body.length);
    expect(sizes).toEqual(expect.arrayContaining([10, 17_000_000]));
  });

  it('is one while it is under way, whoever asks at the same time', async () => {
    const { teacher, children, taskId } = await makeScene(['甲', '乙']);
    for (const child of children) await storeWorked(child, taskId);
    const scope = { task_id: taskId };
    const begun = await Promise.all([1, 2, 3].map(() => begin(teacher, scope)));
    const [id] = new Set(begun.map((each) => each.id));
    expect(new Set(begun.map((each) => each.id)).size).toBe(1);
    for (let rounds = 0; rounds < 4; rounds += 1)
      await Promise.all([1, 2, 3].map(() => step(teacher, { ...scope, id: id ?? '' })));
    const { data } = await step(teacher, { ...scope, id: id ?? '' });
    expect(data.export).toMatchObject({ state: 'done', files: 2 });
    expect((await unpackFirst(data.export)).size).toBe(3);
  });

  it('takes the place of the one before, of which nothing is left', async () => {
    const { teacher, children, taskId } = await makeScene(['甲']);
    const [child] = children;
    if (child) await storeWorked(child, taskId);
    const scope = { task_id: taskId };
    const first = await stepToTheEnd(teacher, scope);
    const second = await begin(teacher, scope);
    expect(second.id).not.toBe(first.id);
    const { bucket, key: prefix } = objectName(exportsPrefix(teacher.schoolId));
    expect(await listObjects({ bucket, prefix }, { limit: 10 })).toEqual([]);
    expect((await step(teacher, { ...scope, id: first.id })).code).toBe(CODE.notFound);
    const { schoolId, userId: by } = teacher;
    const began = minutesAgo(61);
    await taskExports.change({ schoolId, taskId, classId: '', by }, (found) => ({
      ...found,
      began,
    }));
    expect((await begin(teacher, scope)).id).not.toBe(second.id);
  });

  it('says how many files are gone since they were counted', async () => {
    const { teacher, children, taskId } = await makeScene(['甲', '乙']);
    for (const [index, child] of children.entries()) {
      const bytes = [10, 9_000_000][index] ?? 0;
      const key = keyOf(child);
      await storeHandedIn(child, taskId, { key, bytes, at: minutesAgo(30) });
    }
    const done = await stepToTheEnd(teacher, { task_id: taskId });
    expect(done).toMatchObject({ files: 0, files_gone: 2, files_total: 2 });
    expect((await unpackFirst(done)).size).toBe(1);
  });
});
