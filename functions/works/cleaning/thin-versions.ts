import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { givingSpace } from '#functions/domain/storage/space.ts';
import { lettingGo, storedObjects } from '#functions/domain/storage/stored-object.ts';
import { isLateArrival, isNewestAt } from '#functions/domain/works/version-at.ts';
import {
  WORK_LISTS,
  type Work,
  type WorkKey,
  workPartition,
  works,
} from '#functions/domain/works/work.ts';
import {
  VERSION_PREFIX,
  type WorkVersion,
  workVersions,
} from '#functions/domain/works/work-version.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { objectName } from '#functions/platform/object-keys.ts';
import type { SchoolMoment } from '#functions/platform/school-day.ts';
import { type Item, type TransactWrite, transact, written } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { DAY_MS } from '#shared/days.ts';
import type { WorkId } from '#shared/ids.ts';
import { deadlinesOf } from './deadlines-of.ts';
import { NEW_MARKS, nextDue, TIERS, type TierMarks, thinTier } from './thinning-plan.ts';

/** Versions that one step looks at: with their files, all that are removed fit into one transaction. */
const STEP = 20;
/** Works that a save chooses from, so that saves at the same moment thin different ones. */
const CHOICE = 10;

/**
 * Versions that stay whatever their age: the first, which a repeated request for a new work answers; what is
 * labelled or was restored; what is published, or requested for publication.
 */
const isKept = ({ shown, wish }: Work, { label, pinned, no }: WorkVersion): boolean =>
  no === 1 || label !== '' || pinned || shown?.no === no || wish?.shown.no === no;

/** What a deadline has frozen of an answer, and what arrived after it. */
const isFrozen = (version: WorkVersion, next: WorkVersion, deadlines: readonly string[]): boolean =>
  deadlines.some(
    (deadline) => isNewestAt(version, next, deadline) || isLateArrival(version, deadline),
  );

type StoredVersion = Stored<WorkVersion>;

/** What all tiers that are due remove in one step, and how far they have come then. */
async function planStep(work: Work, before: TierMarks, now: Date) {
  const deadlines = await deadlinesOf(work);
  const { schoolId, id: workId } = work;
  const removed = new Map<number, StoredVersion>();
  let marks = before;
  for (const tier of TIERS) {
    const mark = before[tier.name];
    if (mark.due > now.toISOString()) continue;
    const { items } = await workVersions.page(workPartition(work), VERSION_PREFIX, {
      limit: STEP + 1,
      from: { ...workVersions.key({ schoolId, workId, no: mark.no }) },
    });
    const step = thinTier(tier, mark, {
      versions: items.filter(({ no }) => !removed.has(no)),
      more: items.length > STEP,
      keeps: (version, next) => isKept(work, version) || isFrozen(version, next, deadlines),
      room: STEP - removed.size,
      now,
    });
    for (const version of step.removed) removed.set(version.no, version);
    marks = { ...marks, [tier.name]: step.mark };
  }
  return { removed: [...removed.values()], marks };
}

interface Removal {
  readonly writes: readonly TransactWrite[];
  /** Objects that nothing uses any more. */
  readonly keys: readonly string[];
}

/** Removes versions, the records of the files that nothing else uses, and their space: all or nothing. */
async function removing(
  { schoolId, owner }: Work,
  versions: readonly StoredVersion[],
  moment: SchoolMoment,
): Promise<Removal> {
  const uses = new Map<string, number>();
  for (const { key, thumbnail } of versions)
    for (const each of thumbnail ? [key, thumbnail] : [key])
      uses.set(each, (uses.get(each) ?? 0) + 1);
  const ids = [...uses.keys()].map((key) => ({ schoolId, key }));
  const found = (await storedObjects.getMany(ids)).filter((object) => object !== undefined);
  const left = found.map((object) => lettingGo(object, uses.get(object.key) ?? 0));
  const gone = left.filter(({ isLast }) => isLast).map(({ object }) => object);
  const writes = [
    ...versions.flatMap((version) => workVersions.removing(version, version)),
    ...left.map(({ write }) => write),
    ...(gone.length > 0 ? [givingSpace(schoolId, owner, gone, moment)] : []),
  ];
  return { writes, keys: gone.map(({ key }) => key) };
}

const removeObjects = (keys: readonly string[], { objects }: Deps) =>
  Promise.all(keys.map((key) => objects.removeObject(objectName(key))));

/**
 * One step of a work. Versions, records and space go in one transaction, which also names the objects
 * that are then deleted; a step that breaks off in between is made good by the next one. It fails when the
 * work changed since it was read, so that nothing goes which was published or handed in meanwhile.
 */
export async function thinWork(key: WorkKey, timeZone: string, deps: Deps): Promise<void> {
  const [work, thinning] = await Promise.all([
    works.get(key, { consistent: true }),
    workThinnings.get(key, { consistent: true }),
  ]);
  if (!work || work.removed) return;
  const now = deps.now();
  await removeObjects(thinning?.doomed ?? [], deps);
  const { removed, marks } = await planStep(work, thinning?.marks ?? NEW_MARKS, now);
  const { writes, keys } = await removing(work, removed, { now, timeZone });
  const { rev: _, ...value } = work;
  // Looked at once more after objects were deleted, in case that breaks off.
  const check = keys.length > 0 ? new Date(now.getTime() + DAY_MS).toISOString() : '';
  const thinAt = nextDue(marks) || check;
  await transact([
    ...works.replacing(key, work, { ...value, thinAt }),
    ...workThinnings.writing(key, thinning, { marks, doomed: [...keys] }),
    ...writes,
  ]);
  if (keys.length === 0) return;
  await removeObjects(keys, deps);
  const done = { marks, doomed: [...keys], rev: (thinning?.rev ?? 0) + 1 };
  // False when another step followed, which has removed them too.
  await written(workThinnings.replacing(key, done, { marks, doomed: [] }));
}

/** Thins one of the school's works whose time has come. Part of every save: nothing runs without a request. */
export async function thinVersions(actor: Actor, deps: Deps): Promise<void> {
  const { schoolId } = actor;
  try {
    const { entries } = await pageOfList(WORK_LISTS.thinning(schoolId), { limit: CHOICE });
    const now = deps.now().toISOString();
    const due = entries.filter(({ position }) => position <= now);
    const chosen = due[Math.floor(Math.random() * due.length)];
    if (chosen)
      await thinWork({ schoolId, id: chosen.target as WorkId }, actor.school.timeZone, deps);
  } catch (error) {
    // The work was saved or thinned at the same time, or the store failed: a later save continues.
    warn('versions not thinned', actor, error);
  }
}

/** How far a work is thinned, and the objects of removed versions that are being deleted. */
const WorkThinning = () => {
  const mark = z.object({ no: z.number().int(), due: z.string() });
  return z.object({
    marks: z.object({ minutes: mark, hours: mark, days: mark, months: mark }),
    doomed: z.array(z.string()),
  });
};

export const workThinnings = entity({
  type: 'work-thinning',
  version: 1,
  schema: WorkThinning,
  key: (id: WorkKey) => ({ pk: workPartition(id), sk: 'THINNING' }),
});

/** Deletes the objects that an interrupted step has left, before the item that names them goes. */
export const finishThinning = (item: Item, deps: Deps) =>
  removeObjects(workThinnings.parse(item).doomed, deps);
