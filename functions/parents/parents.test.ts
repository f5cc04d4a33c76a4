import { describe, expect, it } from 'vitest';
import { informations, noInformation } from '#functions/domain/schools/information.ts';
import { CODE } from '#shared/codes.ts';
import { StudentId } from '#shared/ids.ts';
import { parents } from '#shared/parents/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makeFamily, makeParentCode } from '#tests/factories/parent.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';
import { removing } from '#tests/factories/student-calls.ts';
import { storeVersion } from '#tests/factories/work.ts';

const { show, make, renew, revoke, showPage, listWorks, showWork } = parents.endpoints;

const read = (token: string, child?: Person) =>
  call(showPage, {
    language: 'en',
    payload: { token, ...(child && { child: StudentId.parse(child.userId) }) },
  });

async function makeScene() {
  const schoolId = await makeSchool({ name: '星火编程' });
  const principal = await makePerson(schoolId, ROLE.principal);
  const about = { ...noInformation(schoolId), phone: '021-5555', address: '中山路 1 号' };
  await informations.overwrite(schoolId, about);
  return { schoolId, principal, ...(await makeFamily({ schoolId })) };
}

const over = {
  code: CODE.notFound,
  data: { school: { name: '星火编程', phone: '021-5555' } },
};

describe('the page of a child', () => {
  it('shows lessons, attendance, hours, works and the school', async () => {
    const { token, child } = await makeScene();

    const { code, data } = await read(token);

    expect(code).toBe(CODE.ok);
    expect(data.child).toMatchObject({ id: child.userId, name: '子涵' });
    expect(data.school).toMatchObject({
      name: '星火编程',
      phone: '021-5555',
      address: '中山路 1 号',
    });
    expect(data.lessons.map(({ on_leave }) => on_leave)).toEqual([false, false, false]);
    expect(data.records).toMatchObject([
      { state: 'present', phrase: 'great', comment: '今天很专心' },
      { state: 'present' },
    ]);
    expect(data.hours).toMatchObject([{ balance: 10, next_expiry: { hours: 10 } }]);
    expect(data.works.list.map(({ title }) => title)).toEqual(['迷宫历险']);
  });

  it('has nothing of other children but the first names of siblings', async () => {
    const { token, sibling } = await makeScene();

    const { data, body } = await read(token);

    expect(data.siblings).toMatchObject([{ id: sibling.userId, name: '小雨' }]);
    for (const hidden of ['别人家的孩子', 'account', 'phone":"1', '王子涵', '还没做完'])
      expect(body).not.toContain(hidden);
  });

  it('leads to siblings, and to nobody else', async () => {
    const { token, sibling, child, principal } = await makeScene();
    const stranger = await makeStudent(principal);

    const { data } = await read(token, sibling);

    expect(data.child.name).toBe('小雨');
    expect(data.siblings).toMatchObject([{ id: child.userId, name: '子涵' }]);
    expect(await read(token, stranger)).toMatchObject({ code: CODE.notFound });
    await call(revoke, { as: principal, payload: { student_id: studentId(sibling) } });
    expect((await read(token)).data.siblings).toEqual([]);
    expect(await read(token, sibling)).toMatchObject({ code: CODE.notFound });
  });

  it("tells the child's own leave, and lessons of the next weeks only", async () => {
    const schoolId = await makeSchool();
    const teacher = await makePerson(schoolId, ROLE.teacher);
    const [child, other] = [await makeStudent(teacher), await makeStudent(teacher)];
    const classId = await makeClass(teacher, [child, other]);
    await storeLesson(teacher, classId, { date: dayFromToday(2), leaves: [child.userId] });
    await storeLesson(teacher, classId, { date: dayFromToday(3), leaves: [other.userId] });
    await storeLesson(teacher, classId, { date: dayFromToday(60) });

    const { data } = await read(await makeParentCode(child));

    expect(data.lessons.map(({ on_leave }) => on_leave)).toEqual([true, false]);
  });

  it('plays published works of the child only', async () => {
    const { token, work, sibling, child } = await makeScene();
    const hidden = await storeVersion(child, { title: '草稿' });
    const others = await storeVersion(sibling, { visibility: 'school' });
    const play = (work_id: string) =>
      call(showWork, { payload: { token, work_id }, language: 'en' });

    expect((await play(work)).data).toMatchObject({ title: '迷宫历险', kind: 'scratch' });
    for (const id of [hidden, others]) expect((await play(id)).code).toBe(CODE.notFound);
    expect((await call(listWorks, { payload: { token } })).data.list).toHaveLength(1);
  });
});

describe('the address of the page', () => {
  it('is over at once when it is renewed or revoked, and names the school', async () => {
    const { principal, child, schoolId } = await makeScene();
    const student_id = studentId(child);
    const first = (await call(show, { as: principal, payload: { student_id } })).data;
    const renewing = { as: principal, payload: { student_id, rev: first.rev } };

    const second = (await call(renew, renewing)).data;

    expect(await read(first.token ?? '')).toMatchObject(over);
    expect((await read(second.token ?? '')).code).toBe(CODE.ok);
    // The same request once more.
    expect((await call(renew, renewing)).data.token).toBe(second.token);

    const { data } = await call(revoke, { as: principal, payload: { student_id } });
    expect(data).toMatchObject({ token: null, revoked: true });
    expect(await read(second.token ?? '')).toMatchObject(over);
    const actions = (await operationsOf(schoolId)).map(({ action }) => action);
    expect(actions).toEqual(['student.parent-code-renewed', 'student.parent-code-revoked']);
  });

  it('is made once by the child, who cannot make another one after staff have revoked it', async () => {
    const schoolId = await makeSchool();
    const teacher = await makePerson(schoolId, ROLE.principal);
    const child = await makeStudent(teacher);
    const student_id = studentId(child);
    expect((await call(show, { as: child })).data).toMatchObject({ token: null, rev: 0 });

    const made = await Promise.all([1, 2, 3].map(() => call(make, { as: child })));

    expect(new Set(made.map(({ data }) => data.token)).size).toBe(1);
    expect((await call(renew, { as: child, payload: { student_id, rev: 1 } })).code).toBe(
      CODE.forbidden,
    );
    await call(revoke, { as: teacher, payload: { student_id } });
    expect((await call(make, { as: child })).data).toMatchObject({ token: null, revoked: true });
  });

  it('is not told to other students, nor to teachers of other classes', async () => {
    const { child, schoolId, teacher } = await makeScene();
    const payload = { student_id: studentId(child) };
    const [classmate, colleague] = [
      await makePerson(schoolId, ROLE.student),
      await makePerson(schoolId, ROLE.teacher),
    ];
    for (const endpoint of [show, make])
      for (const as of [classmate, colleague])
        expect((await call(endpoint, { as, payload })).code).toBe(CODE.forbidden);
    expect((await call(show, { as: teacher, payload })).code).toBe(CODE.ok);
  });

  it('that is wrong costs the same, whatever is wrong with it', async () => {
    const { token, sibling } = await makeScene();
    const [school, user] = token.split('_');
    const secret = token.slice(`${school}_${user}_`.length);
    const turned = secret.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'));
    const wrong = [
      `${school}_${user}_${turned}`,
      `${school}_${user}_.`,
      `${school}_${sibling.userId}_${secret}`,
    ];
    for (const address of wrong) expect(await read(address), address).toMatchObject(over);
    for (const address of [
      'nothing',
      '../../etc/passwd',
      `${school}_${user}`,
      `sch-0_${user}_${secret}`,
    ])
      expect(await read(address), address).toMatchObject({
        code: CODE.notFound,
        data: { school: null },
      });
  });

  it.each([{ disabled: true }, { licensed: false }])(
    'is over for a student with %o',
    async (bar) => {
      const { token, child } = await makeScene();
      await changePerson(child, bar);
      expect(await read(token)).toMatchObject(over);
    },
  );

  it('goes with the student', async () => {
    const { token, child, principal } = await makeScene();
    await removing(principal, [child.userId]);
    expect(await read(token)).toMatchObject(over);
  });
});
