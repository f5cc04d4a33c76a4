import { expect, it } from 'vitest';
import { classes } from '#functions/domain/classes/class.ts';
import { remindLenders } from '#functions/domain/equipment/remind-lenders.ts';
import { INBOX_PREFIX, inbox, inboxPartition } from '#functions/domain/notices/inbox-notice.ts';
import { CODE } from '#shared/codes.ts';
import { equipment } from '#shared/equipment/contract.ts';
import { type EquipmentId, newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import {
  lendBefore,
  lending,
  makeOverdue,
  makePieces,
  showing,
  stepping,
} from '#tests/factories/equipment.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { shiftAt } from '#tests/factories/shift.ts';
import { freshKey, makeStudent, studentId } from '#tests/factories/student.ts';

inOwnTable();

const { list, overdue } = equipment.endpoints;

async function makeStaff() {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  const teacher = await makePerson(schoolId, ROLE.teacher, { name: '林老师' });
  return { schoolId, principal, teacher };
}

const onePiece = async (as: Person): Promise<EquipmentId> => {
  const [id] = (await makePieces(as)).ids;
  if (!id) throw new TypeError('no piece was added');
  return id;
};

const found = async (as: Person, query: object) =>
  (await call(list, { as, payload: query })).data.list.map(({ id }) => id);

it('lends to a student, who is named in the list and the history', async () => {
  const { teacher } = await makeStaff();
  const student = await makeStudent(teacher);
  await makeClass(teacher, [student]);
  const id = await onePiece(teacher);
  const to = {
    staff_id: undefined,
    student_id: studentId(student),
    note: '比赛',
    condition: 'worn',
  };
  const { data } = await lending(teacher, [id], to);
  expect(data.results).toEqual([{ id, ok: true, number: 'JQR-001', errors: [] }]);
  const shown = (await showing(teacher, id)).data;
  const holder = { kind: 'student', id: student.userId, name: student.name, left: false };
  expect(shown.piece).toMatchObject({
    state: 'lent',
    condition: 'worn',
    loan: { holder, due: dayFromToday(7), overdue: false, note: '比赛' },
  });
  expect(shown.list).toMatchObject([
    { n: 1, step: 'lend', by_name: '林老师', holder, due: dayFromToday(7), note: '比赛' },
  ]);
  expect(shown.added_by).toBe('林老师');
  expect(await found(teacher, { person_id: student.userId })).toEqual([id]);
  expect(await operationsOf(teacher.schoolId)).toContainEqual(
    expect.objectContaining({
      action: 'equipment.lend',
      detail: expect.objectContaining({ number: 'JQR-001', student: student.userId }),
    }),
  );
});

it('of two who lend the same piece at once one is refused, and told who has it', async () => {
  const { principal, teacher } = await makeStaff();
  const id = await onePiece(principal);
  const [one, other] = await Promise.all([lending(principal, [id]), lending(teacher, [id])]);
  const results = [one, other].flatMap(({ data }) => data.results);
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  const refused = results.find(({ ok }) => !ok);
  expect(refused?.errors[0]?.message).toMatch(/^JQR-001 is lent to .+ already$/);
  expect((await showing(principal, id)).data.list).toHaveLength(1);
});

it('lends several at once; one that cannot be lent does not stand in the way', async () => {
  const { principal } = await makeStaff();
  const { ids } = await makePieces(principal, 3);
  await stepping(principal, ids[1] as EquipmentId, 'repair');
  const missing = newId('equipment');
  const { data } = await lending(principal, [...ids, missing]);
  expect(data.results.map(({ ok }) => ok)).toEqual([true, false, true, false]);
  expect(data.results[1]?.errors[0]?.message).toBe('JQR-002 is being repaired');
});

it('repeated, lends once', async () => {
  const { principal } = await makeStaff();
  const { ids } = await makePieces(principal, 2);
  const request_key = freshKey();
  await lending(principal, ids.slice(0, 1), { request_key });
  for (const { data } of await Promise.all(
    [1, 2].map(() => lending(principal, ids, { request_key })),
  ))
    expect(data.results.every(({ ok }) => ok)).toBe(true);
  for (const id of ids) expect((await showing(principal, id)).data.list).toHaveLength(1);
  expect(await lending(principal, ids, { request_key, note: '别的' })).toMatchObject({
    code: CODE.invalid,
    data: { errors: [{ field: 'request_key' }] },
  });
});

it('teachers lend to the own students and classes, and to colleagues', async () => {
  const { principal, teacher } = await makeStaff();
  const id = await onePiece(teacher);
  const stranger = await makeStudent(teacher);
  const classId = await makeClass(principal, [stranger]);
  const to = (fields: object) => lending(teacher, [id], { staff_id: undefined, ...fields });
  expect((await to({ student_id: studentId(stranger) })).code).toBe(CODE.forbidden);
  expect((await to({ class_id: classId })).code).toBe(CODE.forbidden);
  expect((await to({ staff_id: newId('staff') })).code).toBe(CODE.notFound);
  expect((await to({ staff_id: stranger.userId })).code).toBe(CODE.notFound);
  expect((await to({})).code).toBe(CODE.incomplete);
  expect((await to({ staff_id: principal.userId, class_id: classId })).code).toBe(CODE.incomplete);
  expect((await to({ staff_id: principal.userId, due: dayFromToday(-1) })).data).toMatchObject({
    errors: [{ field: 'due', rule: 'past' }],
  });
  const ended = await makeClass(teacher, [], { state: 'closed' });
  expect((await to({ class_id: ended })).code).toBe(CODE.wait);
  expect((await to({ staff_id: principal.userId, due: '' })).data.results[0]?.ok).toBe(true);
});

it('what somebody has who has left stays visible', async () => {
  const { principal, teacher } = await makeStaff();
  const student = await makeStudent(principal);
  const classId = await makeClass(teacher, [student]);
  const { ids } = await makePieces(principal, 3);
  const [one, two, three] = ids as [EquipmentId, EquipmentId, EquipmentId];
  await lending(principal, [one], { staff_id: undefined, student_id: studentId(student) });
  await lending(principal, [two], { staff_id: undefined, class_id: classId });
  await lending(principal, [three]);
  expect(await found(principal, { state: 'left' })).toEqual([]);
  await changePerson(student, { removed: new Date().toISOString() });
  await classes.change({ schoolId: principal.schoolId, id: classId }, (each) => ({
    ...each,
    state: 'closed',
  }));
  expect(await found(principal, { state: 'left' })).toEqual([one, two]);
  expect(await found(principal, { class_id: classId })).toEqual([two]);
  expect((await showing(principal, one)).data.piece.loan?.holder).toMatchObject({
    name: student.name,
    left: true,
  });
});

it('each step is a line of the history, with who and when', async () => {
  const { principal, teacher } = await makeStaff();
  const id = await onePiece(principal);
  await lending(teacher, [id]);
  await stepping(teacher, id, 'extend', { due: dayFromToday(20) });
  await stepping(teacher, id, 'return', { condition: 'damaged', note: '屏幕裂了' });
  await stepping(teacher, id, 'repaired', { cost: 12_000 });
  await stepping(teacher, id, 'lost');
  await stepping(principal, id, 'restore');
  const { data } = await stepping(principal, id, 'retire');
  expect(data.piece).toMatchObject({ state: 'retired', steps: 7, loan: null });
  const lines = (await showing(principal, id)).data.list;
  expect(lines.map(({ step }) => step)).toEqual([
    'retire',
    'restore',
    'lost',
    'repaired',
    'return',
    'extend',
    'lend',
  ]);
  expect(lines[3]).toMatchObject({ cost: 12_000, by_name: '林老师', condition: 'fine' });
  expect(lines[4]).toMatchObject({
    note: '屏幕裂了',
    condition: 'damaged',
    holder: { name: '林老师' },
  });
  expect(lines[5]).toMatchObject({ due: dayFromToday(20) });
});

it('a step is taken from the revision that was seen, in a state that allows it, by who may', async () => {
  const { principal, teacher } = await makeStaff();
  const id = await onePiece(principal);
  const step = (as: Person, fields: object) =>
    call(equipment.endpoints.step, { as, payload: { piece_id: id, rev: 1, ...fields } });
  expect((await step(principal, { step: 'return' })).code).toBe(CODE.wait);
  for (const name of ['restore', 'retire'])
    expect((await step(teacher, { step: name })).code).toBe(CODE.forbidden);
  await lending(principal, [id]);
  expect(await step(principal, { step: 'return' })).toMatchObject({
    code: CODE.wait,
    data: { current: { state: 'lent', rev: 2 } },
  });
  expect((await stepping(principal, id, 'extend')).code).toBe(CODE.incomplete);
  expect((await stepping(principal, id, 'extend', { due: dayFromToday(7) })).code).toBe(
    CODE.invalid,
  );
  const both = await Promise.all([1, 2].map(() => step(principal, { step: 'return', rev: 2 })));
  expect(both.map(({ code }) => code).sort()).toEqual([CODE.wait, CODE.ok]);
  const stranger = await makeStaff();
  expect((await showing(stranger.principal, id)).code).toBe(CODE.notFound);
});

it('tells what is overdue, the longest first, and reminds who lent it once', async () => {
  const { principal, teacher } = await makeStaff();
  const [late, later] = [await makeOverdue(teacher, 2), await makeOverdue(teacher, 9)];
  await lending(principal, [await onePiece(principal)]);
  const { data } = await call(overdue, { as: principal });
  expect(data).toMatchObject({ count: 2, list: [{ id: later }, { id: late }] });
  expect(await found(principal, { overdue: true })).toEqual([later, late]);
  expect((await call(equipment.endpoints.kinds, { as: principal })).data.overdue).toBe(2);

  const runs = await Promise.all([1, 2].map(() => remindLenders(shiftAt())));
  expect(runs.reduce((sum, each) => sum + each, 0)).toBe(2);
  expect(await remindLenders(shiftAt())).toBe(0);
  const { items } = await inbox.page(inboxPartition(teacher), INBOX_PREFIX);
  const told = items.map((item) => `${item.told?.params['number']} ${item.told?.params['name']}`);
  expect(told.toSorted()).toEqual(['JQR-001 林老师', 'JQR-002 林老师']);
});

it('reminds the principals when who lent it has left, and nobody of what came back', async () => {
  const { principal, teacher } = await makeStaff();
  await makeOverdue(teacher, 2);
  const back = await onePiece(teacher);
  await lendBefore(teacher, back, 3);
  await stepping(teacher, back, 'return');
  await changePerson(teacher, { removed: new Date().toISOString() });
  await remindLenders(shiftAt());
  const inboxOf = async (person: Person) =>
    (await inbox.page(inboxPartition(person), INBOX_PREFIX)).items;
  expect(await inboxOf(principal)).toHaveLength(1);
  expect(await inboxOf(teacher)).toHaveLength(0);
});
