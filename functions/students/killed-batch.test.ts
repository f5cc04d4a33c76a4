import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { accounts } from '#functions/domain/people/account.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { makeClass } from '#tests/factories/class.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { freshKey, freshName } from '#tests/factories/student.ts';
import {
  addingMany,
  figuresOfSchool,
  listingAll,
  makeStudentStaff,
  seatsOf,
} from '#tests/factories/student-calls.ts';

const ROWS = 60;
const KILL_AFTER = 10;

const start = (order: object): ChildProcess =>
  spawn(
    process.execPath,
    [join(import.meta.dirname, 'batch-process.fixture.ts'), JSON.stringify(order)],
    { stdio: ['ignore', 'ignore', 'inherit'] },
  );

describe('a batch whose process is killed in the middle', () => {
  it('leaves no half student, and can be repeated', async () => {
    const { schoolId, teacher } = await makeStudentStaff();
    const classId = await makeClass(teacher, [], { capacity: 100 });
    const rows = Array.from({ length: ROWS }, (_, index) => ({
      key: `r${index}`,
      name: freshName(),
    }));
    const request_key = freshKey();
    const payload = { request_key, rows, class_ids: [classId] };

    const child = start({ person: teacher, payload });
    while ((await loadCounts(schoolId, true)).students < KILL_AFTER) await sleep(5);
    child.kill('SIGKILL');
    await once(child, 'exit');
    // What the process had sent may still be carried out.
    await sleep(300);

    const list = await listingAll(teacher, { class_id: classId, limit: 100 });
    expect(list.length).toBeGreaterThanOrEqual(KILL_AFTER);
    expect(list.length).toBeLessThan(ROWS);
    const wholeFigures = (total: number) => ({
      kept: { total, licensed: total, unlicensed: 0 },
      there: { total, byName: total, unlicensed: 0 },
    });
    expect(await figuresOfSchool(schoolId)).toEqual(wholeFigures(list.length));
    expect(await seatsOf(schoolId, classId)).toEqual({ size: list.length, members: list.length });
    expect(await operationsOf(schoolId)).toHaveLength(list.length);
    for (const { id, account } of list)
      expect(await accounts.get(account)).toMatchObject({ userId: id });

    const { data } = await addingMany(teacher, rows, { request_key, class_ids: [classId] });

    expect(data.results.filter(({ ok }) => ok)).toHaveLength(ROWS);
    const made = data.results.map(({ student }) => student?.id);
    for (const { id } of list) expect(made).toContain(id);
    expect(await figuresOfSchool(schoolId)).toEqual(wholeFigures(ROWS));
    expect(await seatsOf(schoolId, classId)).toEqual({ size: ROWS, members: ROWS });
  });
});
