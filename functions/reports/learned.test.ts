import { expect, it } from 'vitest';
import { lessonRecords } from '#functions/domain/records/lesson-record.ts';
import { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { call } from '#tests/contract/harness/call.ts';
import { makeClass } from '#tests/factories/class.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { changePerson, makePerson, type Person } from '#tests/factories/person.ts';
import {
  makeCycle,
  makeReportedClass,
  storeDraft,
  storePublished,
} from '#tests/factories/report.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { makeStudent, studentId } from '#tests/factories/student.ts';
import { makePastLesson, readingRecord, storeRecord } from '#tests/factories/teaching.ts';

const { detail, learned, ofStudent } = reports.endpoints;

const makeChildren = async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  return { teacher, child: await makeStudent(teacher), classmate: await makeStudent(teacher) };
};

const guardian = (photos: 'yes' | 'no') => ({
  guardians: [{ relation: 'mother' as const, name: '妈妈', phone: '+8613800000000', photos }],
});

/** A lesson with a picture at which all were present but the given ones. */
async function storePictured(
  teacher: Person,
  students: readonly Person[],
  states: Parameters<typeof storeRecord>[1] = {},
) {
  const taught = await makePastLesson(teacher, students);
  await storeRecord(taught, states);
  const picture = `schools/${teacher.schoolId}/avatars/lessons/${taught.lesson.id}.png`;
  await lessonRecords.change(taught.lesson, (record) => ({ ...record, pictures: [picture] }));
  return taught.lesson;
}

const lessonsOf = async (child: Person) =>
  (await call(learned, { as: child, payload: {} })).data.list;

it('shows no pictures of a lesson with a child whose guardians refuse photos', async () => {
  const { teacher, child, classmate } = await makeChildren();
  const together = await storePictured(teacher, [child, classmate]);
  const missed = await storePictured(teacher, [child, classmate], { [classmate.userId]: 'absent' });
  const counts = async () =>
    new Map((await lessonsOf(child)).map((each) => [each.lesson_id, each.pictures.length]));
  const recorded = async (as: Person) =>
    (await readingRecord(as, together)).data.record.pictures.length;
  expect((await counts()).get(together.id)).toBe(1);

  await changePerson(classmate, guardian('no'));

  expect(await counts()).toEqual(
    new Map([
      [together.id, 0],
      [missed.id, 1],
    ]),
  );
  // The record of the lesson says the same, but to staff.
  expect([await recorded(child), await recorded(teacher)]).toEqual([0, 1]);
  await changePerson(classmate, guardian('yes'));
  expect(await recorded(child)).toBe(1);
});

it('holds only lessons at which the child was there, also where many were missed', async () => {
  const { teacher, child } = await makeChildren();
  const attended = await makePastLesson(teacher, [child], { date: dayFromToday(-60) });
  await storeRecord(attended);
  for (let day = 1; day <= 12; day += 1) {
    const missed = await makePastLesson(teacher, [child], { date: dayFromToday(-day) });
    await storeRecord(missed, { [child.userId]: day % 2 ? 'absent' : 'leave' });
  }

  const { data } = await call(learned, { as: child, payload: {} });

  expect(data.list.map(({ lesson_id }) => lesson_id)).toEqual([attended.lesson.id]);
  expect(data.earned).toEqual({ lessons: 1, surprising: 0, reports: 0, grown: 0 });
});

it('counts all lessons and reports with the first page, and none with the next', async () => {
  const { teacher, child } = await makeChildren();
  for (let day = 1; day <= 12; day += 1)
    await storeRecord(await makePastLesson(teacher, [child], { date: dayFromToday(-day) }));
  const first = await call(learned, { as: child, payload: {} });
  const next = await call(learned, { as: child, payload: { cursor: first.data.cursor ?? '' } });

  // Great is not surprising.
  expect(first.data.earned).toMatchObject({ lessons: 12, surprising: 0 });
  expect([first.data.list.length, next.data.list.length]).toEqual([10, 2]);
  expect(next.data.earned).toBeNull();
});

it('shows a child no word that discourages, and no fall; staff see both', async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const before = await makeReportedClass(teacher, 1, { to: dayFromToday(-10) });
  const [child] = before.students;
  if (!child) throw new TypeError('no student');
  const cycleId = (await makeReportedClass(teacher, 0, { all: true })).cycleId;
  await storePublished(before, [(await storeDraft(before, child, { value: 3 })).report_id]);
  const later = { ...before, cycleId };
  const { report_id } = await storeDraft(later, child, { value: 4, phrase: 'try_harder' });
  await storePublished(later, [report_id]);
  const taught = await makePastLesson(teacher, [child]);
  await storeRecord(taught, {}, 'try_harder');

  const own = await call(learned, { as: child, payload: {} });
  const asked = { student_id: studentId(child) };
  const seen = await call(learned, { as: teacher, payload: asked });
  const [mine, theirs] = await Promise.all(
    [child, teacher].map(async (as) => (await call(detail, { as, payload: { report_id } })).data),
  );

  expect(own.data.list).toMatchObject([{ phrase: '', comment: '' }]);
  expect(seen.data.list).toMatchObject([{ phrase: 'try_harder', comment: '今天很专心' }]);
  expect(own.data.earned).toMatchObject({ reports: 2, grown: 6 });
  expect([mine?.phrase, theirs?.phrase]).toEqual(['', 'try_harder']);
  expect(mine?.last).toBeNull();
  expect(theirs?.last).toEqual([3, 3, 3, 3, 3, 3]);
});

it('shows a teacher the published reports of classes of others, to be read only', async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  const other = await makePerson(teacher.schoolId, ROLE.teacher);
  const theirs = await makeReportedClass(other, 1);
  const [child] = theirs.students;
  if (!child) throw new TypeError('no student');
  const classId = await makeClass(teacher, [child]);
  const cycleId = await makeCycle(teacher, [classId]);
  const shared = { teacher, students: [child], classId, cycleId };
  await storeDraft(shared, child);
  const { report_id } = await storeDraft(theirs, child);
  const list = async () => {
    const payload = { student_id: studentId(child) };
    return (await call(ofStudent, { as: teacher, payload })).data.list;
  };
  expect(await list()).toMatchObject([{ class_id: shared.classId, mine: true }]);

  await storePublished(theirs, [report_id]);
  await storeDraft(theirs, child, { name: '新的草稿' });

  const found = (await list()).find(({ id }) => id === report_id);
  expect(found).toMatchObject({ mine: false, draft: false, state: 'published' });
  expect(found?.name).not.toBe('新的草稿');
});
