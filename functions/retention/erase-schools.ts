import { loggingOperation, logsOfMonths } from '#functions/domain/logs/log-entry.ts';
import { otherListings } from '#functions/domain/schools/due-schools.ts';
import { schools } from '#functions/domain/schools/school.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { queryAll, transact } from '#functions/platform/table.ts';
import { scanTable } from '#functions/platform/whole-table.ts';
import { PLATFORM_SCHOOL, type SchoolId } from '#shared/ids.ts';
import { belongsTo, eraseItems, erasing, NotErasing } from './erase-items.ts';
import { eraseObjects } from './erase-objects.ts';
import { type ErasurePass, erasurePasses, storePass, takePass } from './erasure-pass.ts';
import { byJob } from './job-log.ts';

/** By then nobody acts any more who was let in just before the school was closed (`LIMITS.accountCacheMs`). */
const SETTLED_MS = 2 * 60_000;

/** Does a work for each school of a pass, and answers those that are still being erased. */
async function forEach(
  ids: readonly SchoolId[],
  work: (schoolId: SchoolId) => Promise<unknown>,
): Promise<SchoolId[]> {
  const left: SchoolId[] = [];
  for (const id of ids)
    try {
      await work(id);
      left.push(id);
    } catch (error) {
      if (!(error instanceof NotErasing)) throw error;
    }
  return left;
}

/** Reads the table on, a page at a time, and removes what belongs to the schools of the pass. */
async function eraseTable(begun: ErasurePass, deps: Deps, until: Date): Promise<ErasurePass> {
  let pass = begun;
  while (!pass.read && deps.now() < until) {
    const { items, next } = await scanTable(pass.from);
    let removed = 0;
    const left = await forEach(pass.schools, async (id) => {
      removed += await eraseItems(
        id,
        items.filter((item) => belongsTo(id, item)),
        deps,
      );
    });
    const { from: _, ...rest } = pass;
    const changes = { schools: left, read: !next, items: pass.items + removed };
    pass = await storePass({ ...rest }, { ...changes, ...(next && { from: next }) });
  }
  return pass;
}

/** What was logged while the table was read: until its account was removed, anybody could try to sign in. */
async function eraseLateLogs(schoolId: SchoolId, pass: ErasurePass, deps: Deps): Promise<void> {
  for (const pk of logsOfMonths(schoolId, new Date(pass.began), deps.now()))
    await eraseItems(schoolId, await queryAll(inPartition(pk)), deps);
}

/** The end: the school itself goes, and the platform's log keeps that and when. */
async function eraseSchool(schoolId: SchoolId, deps: Deps): Promise<void> {
  const school = await schools.get(schoolId, { consistent: true });
  if (!school?.erasing) return;
  const { name, erasing: began } = school;
  await transact([
    ...schools.removing(schoolId, school),
    ...otherListings(schoolId),
    ...loggingOperation(byJob(PLATFORM_SCHOOL, deps.now()), 'school.erased', {
      id: schoolId,
      name,
      began,
    }),
  ]);
}

async function eraseRest(pass: ErasurePass, deps: Deps, until: Date): Promise<ErasurePass> {
  const more: SchoolId[] = [];
  await forEach(pass.schools, async (id) => {
    await transact([erasing(id)]);
    await eraseLateLogs(id, pass, deps);
    if (await eraseObjects(id, deps, until)) await eraseSchool(id, deps);
    else more.push(id);
  });
  return { ...pass, schools: more };
}

/**
 * Goes on with the pass that is under way, until an instant. Can be ended at any point and repeated: each page
 * is removed before the pass is kept, and what is gone is no longer found.
 */
export async function eraseSchools(deps: Deps, until: Date): Promise<number> {
  const taken = await takePass(deps.now());
  if (!taken) return 0;
  if (deps.now().getTime() < Date.parse(taken.began) + SETTLED_MS) {
    await storePass(taken, { busyUntil: 0 });
    return 0;
  }
  const pass = await eraseTable(taken, deps, until);
  if (!pass.read) {
    await storePass(pass, { busyUntil: 0 });
    return pass.items;
  }
  const { schools: left } = await eraseRest(pass, deps, until);
  if (left.length > 0) await storePass(pass, { schools: left, busyUntil: 0 });
  else await transact(erasurePasses.removing(null, pass));
  return pass.items;
}
