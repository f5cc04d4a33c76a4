import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { attendanceSheets } from '#functions/domain/records/lesson-record.ts';
import { AWS_REQUESTS, type AwsRequest } from '#functions/platform/aws-client.ts';
import { TRANSACTION_MAX } from '#functions/platform/table.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { makeSettings } from '#tests/factories/calendar-settings.ts';
import { makeClass } from '#tests/factories/class.ts';
import { makeStaff, makeStudents } from '#tests/factories/class-calls.ts';
import { dayFromToday, storeLesson } from '#tests/factories/lesson.ts';
import { makeLessonToMiss, storeBooking, storeLeave } from '#tests/factories/makeup.ts';
import type { Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { freshKey, studentId } from '#tests/factories/student.ts';
import {
  addingPicture,
  ending,
  endTaught,
  listingRecords,
  makePastLesson,
  readingRecord,
  starting,
} from '#tests/factories/teaching.ts';

/** The writes of each transaction. */
const sizes: number[] = [];
const measure = (message: unknown): void => {
  const { command, input } = message as AwsRequest;
  const { TransactItems = [] } = input as { readonly TransactItems?: readonly unknown[] };
  if (command === 'TransactWriteItemsCommand') sizes.push(TransactItems.length);
};
beforeAll(() => subscribe(AWS_REQUESTS, measure));
afterAll(() => {
  unsubscribe(AWS_REQUESTS, measure);
});

const lessonNow = async (lesson: Lesson) =>
  (await lessons.get(lesson, { consistent: true })) ?? lesson;

/** Guests of a lesson, each with the right to it from a lesson that was missed. */
async function makeGuests(teacher: Person, host: Lesson, count: number): Promise<Person[]> {
  const guests: Person[] = [];
  for (let index = 0; index < count; index += 1) {
    const { student, lesson } = await makeLessonToMiss(teacher, { date: dayFromToday(-9) });
    await storeBooking(await storeLeave(lesson, student), await lessonNow(host));
    guests.push(student);
  }
  return guests;
}

/**
 * A lesson that is about as much to write as one can be: with an assistant, of a course and a series, and with as many
 * guests and pictures as there may be.
 */
async function makeLesson(size: number) {
  const { schoolId, principal, teacher, colleague } = await makeStaff();
  const { course } = await makeSettings(schoolId);
  const students = await makeStudents(schoolId, size);
  const classId = await makeClass(teacher, students, { capacity: CLASS_LIMITS.capacityMax });
  const lesson = await storeLesson(teacher, classId, {
    date: dayFromToday(-1),
    assistantId: colleague.userId,
    courseId: course.id,
    series: { id: newId('series'), n: 1, of: 2 },
  });
  const guests = await makeGuests(teacher, lesson, LESSON_LIMITS.guestsMax);
  await starting(teacher, lesson);
  const pictures: string[] = [];
  for (let shade = 0; shade < TEACHING_LIMITS.picturesMax; shade += 1) {
    const file = makePng(20, 20, { shade }).toString('base64');
    pictures.push((await addingPicture(teacher, lesson, file)).data.key);
  }
  return { principal, teacher, students, guests, lesson, pictures };
}

type Scene = Awaited<ReturnType<typeof makeLesson>>;

const recordOf = ({ lesson, students, guests }: Scene, comment: string) => ({
  lesson_id: lesson.id,
  request_key: freshKey(),
  content: '讲'.repeat(TEACHING_LIMITS.contentMax),
  homework: '练'.repeat(TEACHING_LIMITS.homeworkMax),
  attendance: [
    ...students.map((student, index) => ({
      student_id: studentId(student),
      state: index % 3 === 0 ? 'leave' : 'present',
      phrase: 'great',
      comment: comment.repeat(TEACHING_LIMITS.commentMax),
    })),
    ...guests.map((guest) => ({ student_id: studentId(guest), state: 'makeup', comment })),
  ],
});

/** Reads the record, which settles it further, until it is settled. */
async function settled({ teacher, lesson }: Scene) {
  for (let call = 0; call < 20; call += 1) {
    const { record } = (await readingRecord(teacher, lesson)).data;
    if (record.settled) return record;
  }
  throw new Error('the record is not settled after 20 calls');
}

test.each([1, CLASS_LIMITS.capacityMax])(
  'a lesson of %i students with guests and pictures is written, settled and corrected',
  async (size) => {
    const scene = await makeLesson(size);
    const { teacher, students, guests, lesson, pictures } = scene;
    sizes.length = 0;
    expect(await ending(teacher, { ...recordOf(scene, '好'), rev: 0, pictures })).toMatchObject({
      code: CODE.ok,
    });
    expect(await settled(scene)).toMatchObject({ rev: 1 });
    expect(await lessonNow(lesson)).toMatchObject({ state: 'taught' });
    const people = [...students, ...guests];
    const wallets = await hourWallets.getMany(people, { consistent: true });
    const used = wallets.map((wallet) => wallet?.accounts[0]?.owed ?? 0);
    expect(used).toEqual(people.map((_, index) => (index < size && index % 3 === 0 ? 0 : 1)));
    // The first transaction is filled as far as its last writes, which are known, leave room.
    expect(sizes[0]).toBeGreaterThan(size > 1 ? TRANSACTION_MAX * 0.85 : 0);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(TRANSACTION_MAX);

    const corrected = { ...recordOf(scene, '棒'), rev: 1, reason: '补写', pictures: [] };
    expect(await ending(teacher, corrected)).toMatchObject({ code: CODE.ok });
    expect(await settled(scene)).toMatchObject({ rev: 2, pictures: [] });
  },
);

test('a record and an attendance that never fit to each other are an answer, and no endless call', async () => {
  const { teacher } = await makeStaff();
  const [student] = await makeStudents(teacher.schoolId, 1);
  const taught = await makePastLesson(teacher, student ? [student] : []);
  await endTaught(taught);
  const sheet = await attendanceSheets.get(taught.lesson);
  if (!sheet) throw new Error('no attendance');
  await attendanceSheets.overwrite(taught.lesson, { ...sheet, edits: 7 });
  expect(await readingRecord(teacher, taught.lesson)).toMatchObject({ code: CODE.wait });
  expect(await listingRecords(teacher)).toMatchObject({ code: CODE.ok });
});
