import { describe, expect, it } from 'vitest';
import { loadCounts } from '#functions/domain/schools/school-counts.ts';
import { classes } from '#shared/classes/contract.ts';
import { CODE } from '#shared/codes.ts';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import {
  editing,
  joining,
  makeStaff,
  makeStudents,
  stateOf,
} from '#tests/factories/class-calls.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson } from '#tests/factories/person.ts';

const { info } = classes.endpoints;

async function makeScene(size = 0) {
  const staff = await makeStaff();
  const pupils = await makeStudents(staff.schoolId, size);
  return { ...staff, pupils, id: await makeClass(staff.teacher, pupils, { name: '启蒙一班' }) };
}

describe('an edit of a class', () => {
  it('changes what it says and leaves the rest, with before and after in the log', async () => {
    const { schoolId, teacher, colleague, id } = await makeScene();

    const { code, data } = await editing(teacher, id, {
      name: '进阶一班',
      assistant_id: colleague.userId,
      room: '203',
    });

    expect(code).toBe(CODE.ok);
    expect(data.class).toMatchObject({ name: '进阶一班', room: '203', kind: 'group', rev: 1 });
    expect((await call(info, { as: colleague, payload: { class_id: id } })).data).toEqual(data);
    expect((await editing(teacher, id, { assistant_id: '' }, 1)).data.class).toMatchObject({
      assistant_id: null,
      name: '进阶一班',
    });
    expect((await call(info, { as: colleague, payload: { class_id: id } })).code).toBe(
      CODE.forbidden,
    );
    expect(await operationsOf(schoolId)).toMatchObject([
      {
        action: 'class.edit',
        userId: teacher.userId,
        detail: {
          id,
          before: { name: '启蒙一班', room: '' },
          after: { name: '进阶一班', room: '203', assistantId: colleague.userId },
        },
      },
      { action: 'class.edit', detail: { id, before: { assistantId: colleague.userId } } },
    ]);
  });

  it('shows at once in the profiles of its students', async () => {
    const { teacher, id, pupils } = await makeScene(1);
    const student_id = pupils[0]?.userId;

    await editing(teacher, id, { name: '进阶一班' });

    const { data } = await call(students.endpoints.profile, {
      as: teacher,
      payload: { student_id },
    });
    expect(data.classes.className).toBe('进阶一班');
  });

  it('of an older state is shown the newer one, and loses nothing', async () => {
    const { principal, teacher, id } = await makeScene();

    const outcomes = await Promise.all([
      editing(principal, id, { room: '101' }),
      editing(teacher, id, { room: '102' }),
    ]);

    const winner = outcomes.find(({ code }) => code === CODE.ok);
    const loser = outcomes.find(({ code }) => code === CODE.wait);
    expect(loser).toMatchObject({ data: { current: winner?.data.class } });
    expect(loser?.msg).toContain('Somebody else');
  });

  it('is not held up by students who come meanwhile', async () => {
    const { schoolId, teacher, id } = await makeScene();
    const pupils = await makeStudents(schoolId, 3);

    const [edited, joined] = await Promise.all([
      editing(teacher, id, { room: '101' }),
      joining(teacher, id, pupils),
    ]);

    expect([edited.code, joined.data.size]).toEqual([CODE.ok, 3]);
    expect((await stateOf(schoolId, id)).found).toMatchObject({ size: 3, room: '101' });
  });

  it('that is repeated is answered the same', async () => {
    const { schoolId, teacher, id } = await makeScene();
    const first = await editing(teacher, id, { room: '101' });

    expect((await editing(teacher, id, { room: '101' })).data).toEqual(first.data);
    expect(await operationsOf(schoolId)).toHaveLength(1);
  });

  it('never makes a class smaller than it is', async () => {
    const { teacher, id } = await makeScene(2);

    expect(await editing(teacher, id, { capacity: 1 })).toMatchObject({
      code: CODE.invalid,
      msg: 'The class has 2 students already',
      data: { errors: [{ field: 'capacity', rule: 'belowSize' }] },
    });
    expect((await editing(teacher, id, { kind: 'single' })).code).toBe(CODE.invalid);
    expect((await editing(teacher, id, { capacity: 2 })).code).toBe(CODE.ok);
  });

  it('closes and reopens, and the figures know', async () => {
    const { schoolId, teacher, id } = await makeScene();

    expect((await editing(teacher, id, { state: 'closed' })).data.class.state).toBe('closed');
    expect(await loadCounts(schoolId)).toMatchObject({ classes: 1, openClasses: 0 });
    expect((await editing(teacher, id, { state: 'open' }, 1)).data.class.state).toBe('open');
    expect(await loadCounts(schoolId)).toMatchObject({ classes: 1, openClasses: 1 });
  });

  it('lets only a principal give a class to another teacher', async () => {
    const { principal, teacher, colleague, id } = await makeScene();
    const away = { teacher_id: colleague.userId };

    expect((await editing(teacher, id, away)).code).toBe(CODE.forbidden);
    expect((await editing(colleague, id, away)).code).toBe(CODE.forbidden);
    expect((await editing(principal, id, away)).data.class).toMatchObject({
      teacher_name: colleague.name,
    });
    expect((await editing(teacher, id, { room: '1' }, 1)).code).toBe(CODE.forbidden);
    expect((await editing(colleague, id, { room: '1' }, 1)).code).toBe(CODE.ok);
  });

  it('still works when its teacher was disabled since', async () => {
    const { schoolId, principal } = await makeScene();
    const absent = await makePerson(schoolId, ROLE.teacher, { disabled: true });
    const id = await makeClass(absent, []);

    expect((await editing(principal, id, { room: '101' })).code).toBe(CODE.ok);
    expect((await editing(principal, id, { assistant_id: absent.userId }, 1)).code).toBe(
      CODE.invalid,
    );
  });

  it('of everything at once, with the longest names, fits into its transaction', async () => {
    const { principal, colleague, teacher, id } = await makeScene();
    const long = (seed: number) =>
      String.fromCodePoint(...Array.from({ length: 40 }, (_, at) => 0x4e00 + seed + at));
    await editing(principal, id, { name: long(0), assistant_id: principal.userId });

    const { code } = await editing(
      principal,
      id,
      {
        name: long(100),
        teacher_id: colleague.userId,
        assistant_id: teacher.userId,
        state: 'closed',
      },
      1,
    );

    expect(code).toBe(CODE.ok);
  });
});
