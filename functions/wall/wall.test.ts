import { expect, test } from 'vitest';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { WallTile } from '#shared/wall/fields.ts';
import { WALL_LIMITS } from '#shared/wall/limits.ts';
import { leaving, makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { freshKey } from '#tests/factories/student.ts';
import { ending, newRecord } from '#tests/factories/teaching.ts';
import {
  answering,
  asking,
  listing,
  listingRoster,
  makeRunningLesson,
  makeWall,
  showing,
  signing,
} from '#tests/factories/wall.ts';
import { storeVersion } from '#tests/factories/work.ts';
import { type PresenceValue, presences } from './presence.ts';

async function makeScene(count = 2) {
  const staff = await makeStaff();
  const students = await makeStudents(staff.schoolId, count);
  return { ...staff, ...(await makeRunningLesson(staff.teacher, students)) };
}

const tilesFor = async (as: Person, lesson: { id: Parameters<typeof listing>[1]['id'] }) =>
  (await listing(as, lesson)).data.editors as WallTile[];

test('a child programs, asks for help and is answered; everybody sees how far it is', async () => {
  const { teacher, students, lesson } = await makeScene();
  const [child, other] = students as [Person, Person];
  const work_id = await storeVersion(child, { title: '太空迷宫' });
  const session = freshKey();
  const first = await signing(child, { session, work_id, idle: 120 });
  expect(first.data).toMatchObject({ lesson_id: lesson.id, next: WALL_LIMITS.presenceSeconds });
  expect((await asking(child, lesson, 1)).data.help).toMatchObject({ no: 1, state: 'asked' });
  await signing(other);

  const { data } = await listing(teacher, lesson);
  expect(data.running).toBe(true);
  const [tile] = data.editors.filter((each: WallTile) => each.student_id === child.userId);
  expect(tile).toMatchObject({ state: 'programming', work_id, title: '太空迷宫' });
  expect(tile?.help).toMatchObject({ no: 1, state: 'asked' });
  expect(Date.parse(data.now) - Date.parse(tile?.changed ?? '')).toBeGreaterThanOrEqual(120_000);
  expect(data.editors).toHaveLength(2);

  const coming = { no: 1, answer: 'coming' } as const;
  await answering(teacher, lesson, child, coming);
  const again = await signing(child, { session, n: 2, lesson_id: lesson.id });
  expect(again.data.help).toMatchObject({ state: 'coming', by: teacher.name });
  expect(again.data.next).toBe(WALL_LIMITS.helpSeconds);
  await answering(teacher, lesson, child, { no: 1, answer: 'settled' });
  // Repeated and late calls change nothing.
  await answering(teacher, lesson, child, coming);
  expect((await asking(child, lesson, 1)).data.help.state).toBe('settled');
  expect((await asking(child, lesson, 2)).data.help).toMatchObject({ no: 2, state: 'asked' });
  expect((await asking(child, lesson, 2, false)).data.help.state).toBe('withdrawn');

  const shown = await showing(teacher, lesson, child);
  expect(shown.data).toMatchObject({ work_id, title: '太空迷宫', version: { no: 1 } });
  expect(shown.data.version.url).toMatch(/Signature=/);
  expect((await showing(teacher, lesson, other)).code).toBe(CODE.notFound);
});

test('an editor whose project fails, has no blocks, or where nothing happens is marked', async () => {
  const { teacher, students, lesson } = await makeScene();
  const [child, other] = students as [Person, Person];
  await signing(child, { session: freshKey(), errors: 4, idle: 400 });
  await signing(other, { session: freshKey(), empty: true });
  const tiles = await tilesFor(teacher, lesson);
  const of = (who: Person) => tiles.find(({ student_id }) => student_id === who.userId);
  expect(of(child)).toMatchObject({ errors: 4, empty: false });
  expect(of(other)).toMatchObject({ errors: 0, empty: true });
  // The child came a moment ago, whatever it did before.
  expect(of(child)?.idle).toBeLessThan(60);
});

test('only who teaches the lesson or its class sees the wall; children only tell of themselves', async () => {
  const scene = await makeScene(1);
  const { teacher, principal, colleague, schoolId, students } = scene;
  const [child] = students as [Person];
  const substitute = await makePerson(schoolId, ROLE.liveTeacher);
  const standIn = await makeRunningLesson(teacher, [child], { teacherId: substitute.userId });
  const { lesson } = standIn;
  await signing(child, { lesson_id: lesson.id, work_id: await storeVersion(child) });
  for (const as of [teacher, principal, substitute]) {
    expect(await tilesFor(as, lesson)).toHaveLength(1);
    expect((await listingRoster(as, lesson)).data.students).toHaveLength(1);
    expect((await showing(as, lesson, child)).code).toBe(CODE.ok);
  }
  const stranger = (await makeStaff()).principal;
  const others: [Person, number][] = [
    [colleague, CODE.forbidden],
    [child, CODE.forbidden],
    [stranger, CODE.notFound],
  ];
  for (const [as, code] of others) {
    expect((await listing(as, lesson)).code).toBe(code);
    expect((await listingRoster(as, lesson)).code).toBe(code);
    expect((await showing(as, lesson, child)).code).toBe(code);
    const answer = { no: 1, answer: 'settled' } as const;
    expect((await answering(as, lesson, child, answer)).code).toBe(code);
  }

  const elsewhere = await makePerson(schoolId, ROLE.student);
  expect((await asking(elsewhere, lesson, 1)).code).toBe(CODE.forbidden);
  const told = await signing(elsewhere, { lesson_id: lesson.id });
  expect(told.data).toMatchObject({ lesson_id: null, help: { state: 'none' } });
  expect(await tilesFor(teacher, lesson)).toHaveLength(1);
});

test("another child's work is not shown as one's own", async () => {
  const { teacher, students, lesson } = await makeScene();
  const [child, other] = students as [Person, Person];
  await signing(child, { work_id: await storeVersion(other) });
  expect(await tilesFor(teacher, lesson)).toMatchObject([{ work_id: '', title: '' }]);
});

test('a student who leaves the class is no longer shown; the wall ends with the lesson', async () => {
  const scene = await makeScene();
  const { teacher, students, lesson } = scene;
  const [child, other] = students as [Person, Person];
  for (const each of students) await signing(each);
  await leaving(teacher, lesson.classId, [other]);
  expect((await tilesFor(teacher, lesson)).map((each) => each.student_id)).toEqual([child.userId]);
  expect((await listingRoster(teacher, lesson)).data.students).toHaveLength(1);
  expect((await showing(teacher, lesson, other)).code).toBe(CODE.notFound);

  const record = newRecord({ lesson, students: [child] });
  const ended = await ending(teacher, { ...record, early: 1 });
  expect(ended.code, ended.body).toBe(CODE.ok);
  expect((await listing(teacher, lesson)).data).toMatchObject({ running: false, editors: [] });
  expect(await asking(child, lesson, 1)).toMatchObject({
    code: CODE.wait,
    msg: 'This lesson is not running.',
  });
  expect((await signing(child, { lesson_id: lesson.id })).data.lesson_id).toBeNull();
});

test('a lesson that was forgotten is over; one that may begin is asked for soon', async () => {
  const { schoolId, teacher, students } = await makeScene(1);
  const [idler, child] = (await makeStudents(schoolId, 2)) as [Person, Person];
  const idle = await signing(idler);
  expect(idle.data).toMatchObject({ lesson_id: null, next: WALL_LIMITS.lessonAskLatestSeconds });
  const early = { date: '2026-01-05', start: 540, end: 600 };
  const { lesson } = await makeRunningLesson(teacher, students, early);
  expect((await listing(teacher, lesson)).data.running).toBe(false);

  await makeRunningLesson(teacher, [child], { state: 'planned' });
  const soon = await signing(child);
  expect(soon.data).toMatchObject({ lesson_id: null, next: WALL_LIMITS.lessonAskSeconds });
});

test('a guest is on the wall of the lesson; who asked for leave is marked', async () => {
  const { schoolId, teacher } = await makeStaff();
  const [own, guest] = (await makeStudents(schoolId, 2)) as [Person, Person];
  const visits = { guests: [guest.userId], leaves: [own.userId] };
  const { lesson } = await makeRunningLesson(teacher, [own], visits);
  await signing(guest, { lesson_id: lesson.id });
  expect(await tilesFor(teacher, lesson)).toHaveLength(1);
  const { students } = (await listingRoster(teacher, lesson)).data;
  expect(students).toMatchObject([
    { student_id: own.userId, guest: false, on_leave: true },
    { student_id: guest.userId, guest: true, on_leave: false },
  ]);
});

test('an editor that has been silent is offline, one behind other windows is away', async () => {
  const { teacher, students, lesson } = await makeScene();
  const [silent, away] = students as [Person, Person];
  await signing(silent);
  const session = freshKey();
  await signing(away, { session });
  await signing(away, { session, n: 2, state: 'away' });
  const { schoolId, id: lessonId } = lesson;
  const at = new Date(Date.now() - (WALL_LIMITS.presenceLostSeconds + 5) * 1000).toISOString();
  for (const { userId } of students)
    await presences.change({ schoolId, lessonId, userId }, (before) => ({
      ...before,
      ...(before.sign && { sign: { ...before.sign, at } }),
    }));
  const states = new Map((await tilesFor(teacher, lesson)).map((each) => [each.student_id, each]));
  const stateOf = ({ userId }: Person) =>
    [...states.values()].find((each) => each.student_id === userId)?.state;
  expect([silent, away].map(stateOf)).toEqual(['offline', 'away']);
});

test('of parallel requests for help and answers none is lost, and none falls back to an earlier state', async () => {
  const { teacher, principal, students, lesson } = await makeScene(1);
  const [child] = students as [Person];
  const session = freshKey();
  await signing(child, { session });
  await Promise.all([
    ...[1, 1, 1].map(() => asking(child, lesson, 1)),
    ...[2, 3, 4].map((n) => signing(child, { session, n })),
  ]);
  await Promise.all(
    [teacher, principal].map((as) => answering(as, lesson, child, { no: 1, answer: 'settled' })),
  );
  const [tile] = await tilesFor(teacher, lesson);
  expect(tile).toMatchObject({ state: 'programming', help: { no: 1, state: 'settled' } });
});

/** A stored presence with long names. */
function storedEditor({ schoolId, id: lessonId }: Lesson, { userId }: Person): PresenceValue {
  const at = new Date().toISOString();
  const thumbnail = `schools/${schoolId}/works/${newId('upload')}-${'0'.repeat(40)}.jpg`;
  const work = { id: newId('work'), version: 12, title: '太'.repeat(30), thumbnail, at };
  return {
    schoolId,
    lessonId,
    userId,
    changed: at,
    expires: 2_000_000_000,
    sign: { session: freshKey(), n: 40, state: 'programming', at, work },
    help: { no: 1, state: 'asked', since: at, by: '' },
  };
}

test('the wall of a class of 60 costs little', async () => {
  const { principal, students, lesson } = await makeScene(60);
  const editors = students.map((each) => storedEditor(lesson, each));
  await Promise.all(editors.map((each) => presences.overwrite(each, each)));
  const { lines, data } = await listing(principal, lesson);
  expect(data.editors).toHaveLength(60);
  const { readUnits, writeUnits } = JSON.parse(lines[0] ?? '');
  expect(writeUnits).toBe(0);
  expect(readUnits).toBeLessThanOrEqual(12);
});

test('a wall is empty until a student sends a heartbeat', async () => {
  const { teacher, lesson } = await makeWall(await makePerson((await makeStaff()).schoolId, 2));
  expect((await listing(teacher, lesson)).data).toMatchObject({ running: true, editors: [] });
});
