import { expect, it } from 'vitest';
import { workPartition, works } from '#functions/domain/works/work.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { queryItems } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { works as contract } from '#shared/works/contract.ts';
import { call } from '#tests/contract/harness/call.ts';
import { operationsOf } from '#tests/factories/operation-log.ts';
import { makePerson, type Person } from '#tests/factories/person.ts';
import { makeSchool } from '#tests/factories/school.ts';
import { storeVersion } from '#tests/factories/work.ts';
import { minutesAgo } from '#tests/factories/work-history.ts';

const { emptyBin, restore, remove } = contract.endpoints;

async function makePeople() {
  const schoolId = await makeSchool();
  const principal = await makePerson(schoolId, ROLE.principal);
  return { principal, student: await makePerson(schoolId, ROLE.student) };
}

const removedWork = (owner: Person, minutes: number) =>
  storeVersion(owner, { removed: minutesAgo(minutes) });
const isThere = async ({ schoolId }: Person, id: WorkId) => {
  const { items } = await queryItems(inPartition(workPartition({ schoolId, id })));
  return items.length > 0;
};

async function empty(as: Person, before: string) {
  let gone = 0;
  for (let left = true; left; ) {
    const { data } = await call(emptyBin, { as, payload: { before } });
    gone += data.works;
    left = data.left;
  }
  return gone;
}

it('deletes what lay in the bin, and no other work', async () => {
  const { principal, student } = await makePeople();
  const kept = await storeVersion(student);
  const removed = [];
  for (let minutes = 5; minutes > 0; minutes -= 1)
    removed.push(await removedWork(student, minutes));
  const later = await storeVersion(student);
  const before = new Date().toISOString();
  await call(remove, { as: student, payload: { work_ids: later } });

  expect(await empty(principal, before)).toBe(5);
  for (const id of removed) expect(await isThere(student, id)).toBe(false);
  for (const id of [kept, later]) expect(await isThere(student, id)).toBe(true);
  const logged = await operationsOf(student.schoolId);
  expect(logged.filter(({ action }) => action === 'work.erase')).toHaveLength(5);
  expect(await empty(principal, before)).toBe(0);
});

it('leaves a work that has been restored meanwhile, and nobody restores one that is being deleted', async () => {
  const { principal, student } = await makePeople();
  const back = await removedWork(student, 2);
  expect((await call(restore, { as: student, payload: { work_id: back } })).code).toBe(CODE.ok);
  const id = await removedWork(student, 1);
  const before = new Date().toISOString();
  const answers = await Promise.all([
    call(emptyBin, { as: principal, payload: { before } }),
    call(restore, { as: student, payload: { work_id: id } }),
  ]);
  const isRestored = answers[1].code === CODE.ok;
  await empty(principal, before);
  const work = await works.get({ schoolId: student.schoolId, id }, { consistent: true });
  expect(work !== undefined && work.removed === undefined).toBe(isRestored);
  expect(await isThere(student, back)).toBe(true);
});

it('is the principal’s, and of the own school', async () => {
  const [{ principal }, { student }] = [await makePeople(), await makePeople()];
  const id = await removedWork(student, 1);
  const payload = { before: new Date().toISOString() };
  expect((await call(emptyBin, { as: student, payload })).code).toBe(CODE.forbidden);
  expect(await empty(principal, payload.before)).toBe(0);
  expect(await isThere(student, id)).toBe(true);
});
