import { expect, it } from 'vitest';
import { loadUsedSpace } from '#functions/domain/storage/space.ts';
import { storedObjects, watchingObject } from '#functions/domain/storage/stored-object.ts';
import { transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { DAY_MS } from '#shared/days.ts';
import type { SchoolId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { uploads } from '#shared/uploads/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeFile } from '#tests/factories/upload.ts';

const { clearUnused } = uploads.endpoints;

/** The time of a file that nothing shows was over a day ago. */
const makeDue = (schoolId: SchoolId, key: string) =>
  transact(watchingObject({ schoolId, key }, new Date(Date.now() - DAY_MS)));

it('deletes files whose time is over, step by step, and leaves those that may be needed', async () => {
  const principal = await makePerson(await makeSchool(), ROLE.principal);
  const { schoolId } = principal;
  const due = [];
  for (let n = 0; n < 9; n += 1)
    due.push((await storeFile(principal, { purpose: 'attachment' })).key);
  const fresh = await storeFile(principal, { purpose: 'attachment' });
  // Only now, because each upload removes some of them.
  for (const key of due) await makeDue(schoolId, key);
  let files = 0;
  let left = true;
  for (let step = 0; left && step < 5; step += 1) {
    const { data } = await call(clearUnused, { as: principal, payload: {} });
    files += data.files;
    left = data.left;
  }
  expect([files, left]).toEqual([9, false]);
  for (const key of due) expect(await storedObjects.get({ schoolId, key })).toBeUndefined();
  expect(await storedObjects.get({ schoolId, key: fresh.key })).toBeDefined();
  expect(await loadUsedSpace(schoolId, true)).toBe(fresh.bytes);
  const logged = await operationsOf(schoolId);
  expect(logged.filter(({ action }) => action === 'file.clear').length).toBeGreaterThan(1);
});

it('is the principal’s', async () => {
  const teacher = await makePerson(await makeSchool(), ROLE.teacher);
  expect((await call(clearUnused, { as: teacher, payload: {} })).code).toBe(CODE.forbidden);
});
