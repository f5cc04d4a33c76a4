import { expect, test } from 'vitest';
import { workPartition } from '#functions/domain/works/work.ts';
import { VERSION_PREFIX, workVersions } from '#functions/domain/works/work-version.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import type { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { changeAnswer, storeGivenTo } from '#tests/factories/task.ts';
import { minutesAgo, storeHistory, storeWorking } from '#tests/factories/work-history.ts';
import { thinWork } from './thin-versions.ts';

inOwnTable();

const DAY = 24 * 60;

/** A save every minute from three hours ago to two hours ago. */
const LESSON = Array.from({ length: 60 }, (_, index) => 180 - index);
/** Of each day (UTC) the last version is kept for some time: the lesson is moved from midnight into the day before. */
const isOverMidnight = minutesAgo(180).slice(0, 10) !== minutesAgo(121).slice(0, 10);
const inLesson = (age: number): string => minutesAgo(isOverMidnight ? age + 60 : age);

async function makeScene() {
  const student = await makePerson(await makeSchool(), ROLE.student);
  const workId = await storeHistory(
    student,
    LESSON.map((age) => ({
      at: inLesson(age),
      ...(age === 140 && { madeAt: inLesson(140.6) }),
    })),
  );
  return { student, workId };
}

const kept = async ({ schoolId }: Person, id: WorkId) =>
  (
    await workVersions.page(workPartition({ schoolId, id }), VERSION_PREFIX, { limit: 100 })
  ).items.map(({ no }) => LESSON[no - 1]);

/** All that is due after so many minutes. */
async function thin({ schoolId }: Person, id: WorkId, minutesLater = 0): Promise<void> {
  const now = new Date(minutesAgo(-minutesLater));
  const objects = { ...liveDeps.objects, removeObject: async () => undefined };
  for (let round = 0; round < 10; round += 1)
    await thinWork({ schoolId, id }, 'Asia/Shanghai', { ...liveDeps, objects, now: () => now });
}

test('what a deadline has frozen stays, and what arrived late, also a week later', async () => {
  const { student, workId } = await makeScene();
  const { task } = await storeGivenTo(student, { deadline: inLesson(140.5) });
  await storeWorking(student, task.id, workId, inLesson(180));
  await thin(student, workId, 7 * DAY);
  expect(await kept(student, workId)).toEqual([180, 141, 140, 121]);
});

test('so does what the own deadline of the student has frozen, and the task’s beside it', async () => {
  const { student, workId } = await makeScene();
  const { task } = await storeGivenTo(student, { deadline: inLesson(160.5) });
  const extension = inLesson(130.5);
  await storeWorking(student, task.id, workId, inLesson(180), { extension });
  await thin(student, workId);
  const withBoth = await kept(student, workId);
  expect(withBoth).toEqual(expect.arrayContaining([161, 131]));
  // It is taken back: the deadline of the task is the one that counts again.
  await changeAnswer(student, task.id, { extension: '' });
  await thin(student, workId, 7 * DAY);
  expect(await kept(student, workId)).toContain(161);
});

test('a deadline that lies ahead finds the newest of its moment', async () => {
  const { student, workId } = await makeScene();
  const { task } = await storeGivenTo(student, { deadline: minutesAgo(-30) });
  await storeWorking(student, task.id, workId, inLesson(180));
  await thin(student, workId, 7 * DAY);
  expect(await kept(student, workId)).toEqual([180, 121]);
});
