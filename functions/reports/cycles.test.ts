import { expect, it } from 'vitest';
import { reportPartition } from '#functions/domain/reports/report.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { queryAll } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { REPORT_LIMITS } from '#shared/reports/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { deleting, joining, leaving, makeStudents } from '#tests/factories/class-calls.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { changePerson, makePerson } from '#tests/factories/person.ts';
import {
  makeCycle,
  makeReportedClass,
  placeOf,
  storeDraft,
  storePublished,
  written,
} from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { freshKey } from '#tests/factories/student.ts';

const { cycleAdd, cycleClose, cycleEdit, cycleRemove, draft, index, kinds, kindsSave } =
  reports.endpoints;
const { save, sheet, cycles: cyclesCall } = reports.endpoints;

const begin = async (count = 1, values: Parameters<typeof makeReportedClass>[2] = {}) => {
  const schoolId = await makeSchool();
  const teacher = await makePerson(schoolId, ROLE.teacher);
  const principal = await makePerson(schoolId, ROLE.principal);
  const of = await makeReportedClass(teacher, count, values);
  const [student] = of.students;
  if (!student) throw new TypeError('no student');
  return { teacher, principal, of, student };
};
type Begun = Awaited<ReturnType<typeof begin>>;

const linesOf = async ({ principal, of }: Begun) =>
  (await call(index, { as: principal, payload: { cycle_id: of.cycleId } })).data.list;

it('begins a cycle once, edits it for who began it, and says what another has changed', async () => {
  const { teacher, principal, of } = await begin();
  const payload = {
    kind: 'term' as const,
    name: '秋季学期报告',
    from: dayFromToday(-60),
    to: dayFromToday(0),
    class_ids: of.classId,
    request_key: freshKey(),
  };
  const [one, other] = [
    await call(cycleAdd, { as: teacher, payload }),
    await call(cycleAdd, { as: teacher, payload }),
  ];
  const { id: cycle_id, rev } = one.data.cycle;
  expect(other.data.cycle.id).toBe(cycle_id);
  const edit = (as: typeof teacher, name: string) =>
    call(cycleEdit, { as, payload: { cycle_id, rev, name } });

  expect((await edit(principal, '秋季报告')).data.cycle).toMatchObject({ name: '秋季报告' });
  expect(await edit(teacher, '期末报告')).toMatchObject({
    code: CODE.wait,
    data: { current: { name: '秋季报告' } },
  });
  const stranger = await makePerson(teacher.schoolId, ROLE.teacher);
  expect((await edit(stranger, '别人的报告')).code).toBe(CODE.forbidden);
});

it('refuses days in the wrong order, and classes of others to a teacher', async () => {
  const { teacher, of } = await begin();
  const fields = { kind: 'month' as const, name: '月报', request_key: freshKey() };
  const days = { from: dayFromToday(0), to: dayFromToday(-1) };
  const adding = (payload: object) =>
    call(cycleAdd, { as: teacher, payload: { ...fields, class_ids: of.classId, ...payload } });

  expect((await adding(days)).code).toBe(CODE.invalid);
  const right = { from: dayFromToday(-1), to: dayFromToday(0) };
  expect((await adding({ ...right, all_classes: 1 })).code).toBe(CODE.forbidden);
  const theirs = await makeClass(await makePerson(teacher.schoolId, ROLE.teacher), []);
  expect((await adding({ ...right, class_ids: theirs })).code).toBe(CODE.forbidden);
});

it('begins no report in a closed cycle, and finishes what was begun', async () => {
  const { teacher, of, student } = await begin(2);
  const [, other] = of.students;
  if (!other) throw new TypeError('no second student');
  const { rev } = await storeDraft(of, student);
  await call(cycleClose, { as: teacher, payload: { cycle_id: of.cycleId, closed: true } });
  const saving = (place: object, from: number) =>
    call(save, { as: teacher, payload: { ...place, rev: from, ...written() } });

  expect((await saving(placeOf(of, other), 0)).code).toBe(CODE.wait);
  expect((await saving(placeOf(of, student), rev)).code).toBe(CODE.ok);
});

it('removes a cycle only while nothing is written, also when that happens at once', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { teacher, of, student } = await begin();
    const place = placeOf(of, student);
    const [saved, removed] = await Promise.all([
      call(save, { as: teacher, payload: { ...place, rev: 0, ...written() } }),
      call(cycleRemove, { as: teacher, payload: { cycle_id: of.cycleId } }),
    ]);

    expect([saved.code, removed.code].filter((code) => code === CODE.ok)).toHaveLength(1);
    const left = await call(draft, { as: teacher, payload: place });
    expect(left.code).toBe(saved.code === CODE.ok ? CODE.ok : CODE.notFound);
    const id = saved.data?.report?.report_id;
    const key = id && reportPartition({ schoolId: teacher.schoolId, id });
    expect(key ? await queryAll(inPartition(key)) : [1]).not.toEqual([]);
  }
});

it('saves no first report in a cycle that was removed after it was read', async () => {
  const { teacher, of, student } = await begin();
  await call(cycleRemove, { as: teacher, payload: { cycle_id: of.cycleId } });
  const { code } = await call(save, {
    as: teacher,
    payload: { ...placeOf(of, student), rev: 0, ...written() },
  });

  expect(code).toBe(CODE.notFound);
});

it('opens neither editor nor sheet of a class that takes no part, but where something was written', async () => {
  const { teacher, of, student } = await begin();
  const classId = await makeClass(teacher, [student]);
  const elsewhere = { ...of, classId };
  const opening = () => call(draft, { as: teacher, payload: placeOf(elsewhere, student) });
  const listing = () =>
    call(sheet, { as: teacher, payload: { cycle_id: of.cycleId, class_id: classId } });

  expect(await opening()).toMatchObject({ code: CODE.notFound, msg: '这个班不在这一期里' });
  expect(await listing()).toMatchObject({ code: CODE.notFound, msg: '这个班不在这一期里' });
  const edit = async (class_ids: string, rev: number) =>
    call(cycleEdit, { as: teacher, payload: { cycle_id: of.cycleId, rev, class_ids } });
  await edit(`${of.classId},${classId}`, 1);
  await storeDraft(elsewhere, student);
  await edit(of.classId, 2);
  expect((await opening()).code).toBe(CODE.ok);
  expect((await listing()).code).toBe(CODE.ok);
});

it('finds the newest cycle of a teacher behind a page of those of others', async () => {
  const { principal, teacher, of } = await begin();
  const theirs = await makeClass(await makePerson(teacher.schoolId, ROLE.teacher), []);
  for (let at = 0; at <= REPORT_LIMITS.cyclesPage; at += 1) await makeCycle(principal, [theirs]);
  const { data } = await call(index, { as: teacher, payload: {} });

  expect(data.cycle?.id).toBe(of.cycleId);
});

it('compares with the report of another cycle, not with that of another class in the same', async () => {
  const { teacher, of, student } = await begin();
  const { report_id } = await storeDraft(of, student, { value: 2 });
  await storePublished(of, [report_id]);
  const others = [await makeClass(teacher, [student]), await makeClass(teacher, [student])];
  for (let at = 0; at < 4; at += 1) others.push(await makeClass(teacher, [student]));
  const [last, ...before] = others;
  if (!last) throw new TypeError('no class');
  const cycleId = await makeCycle(teacher, others);
  for (const classId of before) {
    const place = { ...of, cycleId, classId };
    await storePublished(place, [(await storeDraft(place, student, { value: 5 })).report_id]);
  }
  const payload = placeOf({ ...of, cycleId, classId: last }, student);
  const { data } = await call(draft, { as: teacher, payload });

  expect(data.report.last).toMatchObject({ id: report_id, dimensions: { logic: 2 } });
});

it('changes the template of a kind for principals, and begins with a place for a video', async () => {
  const { principal, teacher } = await begin();
  const found = await call(kinds, { as: teacher, payload: {} });
  const month = found.data.list.find(({ kind }) => kind === 'month')?.template;
  if (!month) throw new TypeError('no template');
  expect(month.sections).toContain('video');
  const payload = {
    kind: 'month' as const,
    rev: 0,
    ...month,
    phrases: ['{name}很专心'],
    tone: '具体、鼓励',
  };

  expect((await call(kindsSave, { as: teacher, payload })).code).toBe(CODE.forbidden);
  const saved = await call(kindsSave, { as: principal, payload });
  expect(saved.data.list.find(({ kind }) => kind === 'month')?.template.tone).toBe('具体、鼓励');
  const stale = await call(kindsSave, { as: principal, payload: { ...payload, tone: '严肃' } });
  expect(stale).toMatchObject({ code: CODE.wait, data: { current: { rev: 1 } } });
});

it('tells where the report of a child is who was moved into the class', async () => {
  const begun = await begin(2);
  const { principal, teacher, of, student } = begun;
  const { report_id } = await storeDraft(of, student);
  const classId = await makeClass(teacher, [], { name: '进阶一班' });
  await call(cycleEdit, {
    as: principal,
    payload: { cycle_id: of.cycleId, rev: 1, class_ids: `${of.classId},${classId}` },
  });
  await joining(principal, classId, of.students);
  await leaving(principal, of.classId, of.students);

  const page = { cycle_id: of.cycleId, class_id: classId };
  const { data } = await call(sheet, { as: teacher, payload: page });
  const places = new Map(
    data.list.map((row) => [row.student_id as string, row.elsewhere?.report_id]),
  );
  expect(places.get(student.userId)).toBe(report_id);
  expect([...places.values()].filter(Boolean)).toHaveLength(1);
  expect(await linesOf(begun)).toMatchObject([
    { class_id: of.classId, drafts: 1, missing: 0, gone: 0 },
    { class_id: classId, members: 2, written: 0, moved: 1, missing: 1 },
  ]);
});

it('looks in other classes only for children who have left one', async () => {
  const begun = await begin();
  const { principal, of } = begun;
  const children = await makeStudents(principal.schoolId, 10);
  const unitsOf = async () => {
    const payload = { cycle_id: of.cycleId };
    const { lines } = await call(index, { as: principal, payload });
    return JSON.parse(lines[0] ?? '').readUnits;
  };
  const before = await unitsOf();
  await joining(principal, of.classId, children);
  expect(await linesOf(begun)).toMatchObject([{ members: 11, missing: 11 }]);
  expect(await unitsOf()).toBeLessThanOrEqual(before + 1);

  // Who was in both classes for a while has left one as well.
  const other = await makeClass(begun.teacher, []);
  await joining(principal, other, children);
  await leaving(principal, other, children);
  expect(await unitsOf()).toBeGreaterThan(before + 3);
});

it('tells of children who have left without a report for a class that takes no part', async () => {
  const begun = await begin(3);
  const { principal, teacher, of, student } = begun;
  const [, moved, left] = of.students;
  if (!moved || !left) throw new TypeError('no students');
  await storeDraft(of, student);
  const classId = await makeClass(teacher, []);
  await joining(principal, classId, [student, moved]);
  await leaving(principal, of.classId, of.students);

  expect(await linesOf(begun)).toMatchObject([{ class_id: of.classId, members: 0, gone: 1 }]);
  expect((await deleting(principal, of.classId)).code).toBe(CODE.ok);
  const expected = { class_id: of.classId, deleted: true, closed: true, drafts: 1, gone: 1 };
  expect(await linesOf(begun)).toMatchObject([expected]);
});

it('lists a deleted class with reports for principals, also in a cycle of all classes', async () => {
  const begun = await begin(1, { all: true, classIds: [] });
  const { principal, teacher, of, student } = begun;
  const { report_id } = await storeDraft(of, student);
  await leaving(principal, of.classId, [student]);
  await deleting(principal, of.classId);
  const payload = { cycle_id: of.cycleId, class_id: of.classId };

  expect(await linesOf(begun)).toMatchObject([
    { class_id: of.classId, class_name: '启蒙一班', deleted: true, drafts: 1, gone: 0 },
  ]);
  const { data } = await call(sheet, { as: principal, payload });
  expect(data.list).toMatchObject([{ report: { id: report_id } }]);
  const own = await call(index, { as: teacher, payload: { cycle_id: of.cycleId } });
  expect(own.data.list).toEqual([]);
});

it('names nobody who was removed among those who have left', async () => {
  const begun = await begin(1);
  const { principal, teacher, of, student } = begun;
  await joining(principal, await makeClass(teacher, []), [student]);
  await leaving(principal, of.classId, [student]);
  await changePerson(student, { removed: new Date().toISOString() });

  expect(await linesOf(begun)).toMatchObject([{ gone: 0 }]);
  expect((await call(index, { as: principal, payload: { cycle_id: newId('cycle') } })).code).toBe(
    CODE.notFound,
  );
});

it('lists cycles with what a list shows, the newest first', async () => {
  const { teacher, of } = await begin();
  const later = await makeCycle(teacher, [of.classId], { name: '十二月', kindName: '月考' });
  const listing = async () => (await call(cyclesCall, { as: teacher, payload: {} })).data.list;
  expect(await listing()).toMatchObject([
    { id: later, name: '十二月', kind_name: '月考', class_ids: [of.classId], state: 'open' },
    { id: of.cycleId, kind_name: '' },
  ]);
});
