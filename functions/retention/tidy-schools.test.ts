import { expect, test } from 'vitest';
import { documents } from '#functions/domain/documents/document.ts';
import { feedbacks } from '#functions/domain/feedback/feedback.ts';
import { liveDeps } from '#functions/platform/deps.ts';
import { withRightsOf } from '#infra/local/rights/judge.ts';
import { DAY_MS } from '#shared/days.ts';
import { documents as contract } from '#shared/documents/contract.ts';
import { FEEDBACK_LIMITS } from '#shared/feedback/limits.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { SCHOOL_LIMITS } from '#shared/schools/limits.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { noteDenied } from '#tests/contract/harness/rights.ts';
import { OWN, storeFile, storeFolder } from '#tests/factories/document.ts';
import { storeFeedback } from '#tests/factories/feedback.ts';
import { dayFromToday } from '#tests/factories/lesson.ts';
import { inOwnTable } from '#tests/factories/own-table.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makePng } from '#tests/factories/picture.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { booksOf } from '#tests/factories/stored-object.ts';
import { storeFile as storeUpload } from '#tests/factories/upload.ts';
import { tidySchools } from './tidy-schools.ts';

inOwnTable();

/** A night's round so many days from now, half a day more or less: it begins only in these hours. */
const nightIn = (days: number) => new Date(`${dayFromToday(days)}T18:00:00Z`);

const run = (now: Date) =>
  withRightsOf('retention', noteDenied, () =>
    tidySchools({ ...liveDeps, now: () => now }, new Date(now.getTime() + 3_600_000)),
  );

async function makePeople() {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  return { schoolId, principal, teacher: await makePerson(schoolId, ROLE.teacher) };
}

const isThere = async ({ schoolId }: Person, id: string) =>
  (await documents.get({ schoolId, id: id as never }, { consistent: true })) !== undefined;

test('the bin is emptied of what has lain in it for its time, and of what was begun', async () => {
  const { teacher } = await makePeople();
  const binned = (days: number) => ({
    removed: {
      at: new Date(Date.now() + days * DAY_MS).toISOString(),
      by: teacher.userId,
      root: 'school',
    },
  });
  const old = await storeFolder(teacher, binned(-1));
  const inside = await storeFile(teacher, { parent: old.id }, 2);
  const young = await storeFile(teacher, binned(5));
  const begun = await storeFile(teacher, { ...binned(5), erasing: true });

  expect(await run(nightIn(LIMITS.trashDays + 1))).toBeGreaterThanOrEqual(3);

  for (const [{ id }, left] of [
    [old, false],
    [inside, false],
    [begun, false],
    [young, true],
  ] as const)
    expect(await isThere(teacher, id)).toBe(left);
});

test('feedback goes after its time, with its pictures', async () => {
  const { teacher, schoolId } = await makePeople();
  const file = await storeUpload(teacher, { purpose: 'feedback-picture', body: makePng(9, 9) });
  const picture = { id: file.id, key: file.key, name: file.name };
  const old = await storeFeedback(teacher, { pictures: [picture] });
  const soon = nightIn(FEEDBACK_LIMITS.keptDays - 2);
  await run(soon);
  expect(await feedbacks.get(old, { consistent: true })).toBeDefined();
  expect((await booksOf(schoolId)).objects).toBe(1);
  await run(nightIn(FEEDBACK_LIMITS.keptDays + 1));
  expect(await feedbacks.get(old, { consistent: true })).toBeUndefined();
  expect(await booksOf(schoolId)).toEqual({ figure: 0, bytes: 0, objects: 0 });
});

test('what somebody who has left kept alone goes to the principal’s bin, and their feedback in time', async () => {
  const { teacher, principal } = await makePeople();
  const own = await storeFolder(teacher, { parent: OWN(teacher.userId), name: '备课' });
  const inside = await storeFile(teacher, { parent: own.id });
  const said = await storeFeedback(teacher);
  const payload = { teacher_id: teacher.userId };
  expect((await call(teachers.endpoints.remove, { as: principal, payload })).code).toBe(1);

  await run(nightIn(1));

  const { data } = await call(contract.endpoints.bin, { as: principal });
  expect(data.list).toMatchObject([{ id: own.id, name: '备课', may_change: true }]);
  const ids = { document_ids: own.id };
  await call(contract.endpoints.restore, { as: principal, payload: ids });
  const open = { document_id: inside.id };
  expect((await call(contract.endpoints.see, { as: principal, payload: open })).code).toBe(1);
  const { until } = (await feedbacks.get(said, { consistent: true })) ?? { until: '' };
  const months = (Date.parse(until) - Date.now()) / (30.44 * DAY_MS);
  expect(Math.round(months)).toBe(SCHOOL_LIMITS.retentionMonths);
});
