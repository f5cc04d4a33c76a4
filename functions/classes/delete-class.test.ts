import { describe, expect, it } from 'vitest';
import { classMoves, MOVE_PREFIX } from '#functions/domain/classes/class-membership.ts';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { classPartition } from '#functions/platform/keys.ts';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import {
  deleting,
  joining,
  leaving,
  makeStaff,
  makeStudents,
  stateOf,
} from '#tests/factories/class-calls.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';

describe('deleting a class', () => {
  it('is refused while it has students, and says who they are', async () => {
    const { schoolId, teacher } = await makeStaff();
    const pupils = await makeStudents(schoolId, 3);
    const id = await makeClass(teacher, pupils);

    expect(await deleting(teacher, id)).toMatchObject({
      code: CODE.wait,
      msg: 'There are still students in this class: 3. Take them out before you delete it.',
      data: { total: 3, students: pupils.map(({ userId, name }) => ({ id: userId, name })) },
    });

    await leaving(teacher, id, pupils);
    expect((await deleting(teacher, id)).code).toBe(CODE.ok);
  });

  it('takes it out of every list and figure', async () => {
    const { schoolId, principal, teacher } = await makeStaff();
    const id = await makeClass(teacher, []);
    const closed = await makeClass(teacher, [], { state: 'closed' });

    expect((await deleting(teacher, id)).code).toBe(CODE.ok);
    expect((await deleting(principal, closed)).code).toBe(CODE.ok);

    for (const as of [principal, teacher]) {
      expect((await call(classes.endpoints.list, { as })).data.list).toEqual([]);
      const payload = { search: '启蒙' };
      expect((await call(classes.endpoints.find, { as, payload })).data.list).toEqual([]);
    }
    expect(await loadCounts(schoolId)).toMatchObject({ classes: 0, openClasses: 0 });
    expect((await deleting(teacher, id)).code).toBe(CODE.notFound);
    const deletions = (await operationsOf(schoolId)).filter(
      ({ action }) => action === 'class.delete',
    );
    expect(deletions).toMatchObject([
      { action: 'class.delete', userId: teacher.userId, detail: { id } },
      { action: 'class.delete', userId: principal.userId, detail: { id: closed } },
    ]);
  });

  it('takes its history along, also where that was left behind', async () => {
    const { schoolId, teacher } = await makeStaff();
    const pupils = await makeStudents(schoolId, 3);
    const id = await makeClass(teacher, pupils);
    await leaving(teacher, id, pupils);
    const moves = () => classMoves.page(classPartition(schoolId, id), MOVE_PREFIX);
    const [left] = (await moves()).items;
    expect(left).toBeDefined();

    await deleting(teacher, id);

    expect((await moves()).items).toEqual([]);
    if (left) await classMoves.create(left, left);
    expect((await deleting(teacher, id)).code).toBe(CODE.notFound);
    expect((await moves()).items).toEqual([]);
  });

  it('is not for a teacher of another class', async () => {
    const { teacher, colleague } = await makeStaff();
    const id = await makeClass(teacher, []);

    expect((await deleting(colleague, id)).code).toBe(CODE.forbidden);
  });

  it.each([1, 2, 3, 4])('and joining it at the same moment: one of them wins (%i)', async () => {
    const { schoolId, principal, teacher } = await makeStaff();
    const pupils = await makeStudents(schoolId, 1);
    const id = await makeClass(teacher, []);

    const [removed, joined] = await Promise.all([
      deleting(principal, id),
      joining(teacher, id, pupils),
    ]);

    const { found, members } = await stateOf(schoolId, id);
    const isIn = joined.code === CODE.ok && joined.data.results[0]?.ok === true;
    expect(removed.code === CODE.ok).toBe(!isIn);
    expect(found === undefined).toBe(!isIn);
    expect(members).toHaveLength(isIn ? 1 : 0);
  });
});
