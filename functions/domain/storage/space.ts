import { counting, countsKey, loadCounts } from '#functions/domain/schools/school-counts.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { chunk } from '#functions/platform/chunk.ts';
import { CallError } from '#functions/platform/errors.ts';
import { inPartition } from '#functions/platform/key-range.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { partOf } from '#functions/platform/part-of.ts';
import { momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import {
  getItem,
  getItemsInOrder,
  type Item,
  queryItems,
  type TableKey,
  type TransactWrite,
  transact,
  written,
} from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { EDITIONS, storageQuota } from '#shared/editions/rules.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { percentReached } from '#shared/usage/rules.ts';
import { foldFigures, isFolded } from './fold-figures.ts';
import { type Counted, figuresOf, type WaitingFigures, waitingIn } from './stored-figures.ts';

/**
 * The space of a school is kept in parts, because every save changes it: a person belongs to one of them. The
 * school's count `granted` is what all parts were given of the quota, and `left` is what a part has not used of
 * that. So a save asks its own part only, and all of them together never use more than the quota.
 */
const PARTS = 64;
/** Partitions of the table over which the parts lie: each takes the writes of 500 saves a second. */
const PARTITIONS = 2;
/** A part is filled up to this share of the quota. */
const FILL = 1 / 1024;
/** Few, since a part that is used meanwhile keeps its transaction from being written. */
const CALLED_BACK_TOGETHER = 8;

const TYPE = 'space';
const partitionOf = (schoolId: SchoolId, part: number): string =>
  `${schoolPrefix(schoolId)}SPACE#${part % PARTITIONS}`;
const keyOf = (schoolId: SchoolId, userId: UserId): TableKey => {
  const part = partOf(userId, PARTS);
  return { pk: partitionOf(schoolId, part), sk: `PART#${part}` };
};

interface Part {
  readonly key: TableKey;
  readonly left: number;
  /** The quota that `left` was granted under. */
  readonly quota: number;
}
const toPart = (key: TableKey, item: Item | undefined): Part => ({
  key,
  left: Number(item?.['left'] ?? 0),
  quota: Number(item?.['quota'] ?? 0),
});

/** Where the parts of a school's space lie. */
export const spacePartitions = (schoolId: SchoolId): string[] =>
  Array.from({ length: PARTITIONS }, (_, part) => partitionOf(schoolId, part));

async function loadPartItems(schoolId: SchoolId, consistent: boolean): Promise<Item[]> {
  const pages = await Promise.all(
    spacePartitions(schoolId).map((pk) =>
      queryItems({ ...inPartition(pk), ConsistentRead: consistent }),
    ),
  );
  return pages.flatMap(({ items }) => items);
}

const loadParts = async (schoolId: SchoolId, consistent: boolean): Promise<Part[]> =>
  (await loadPartItems(schoolId, consistent)).map((item) =>
    toPart({ pk: String(item['pk']), sk: String(item['sk']) }, item),
  );

/** Bytes of all objects of a school, and the figures of them that wait in the parts of its space. */
export async function loadSpace(schoolId: SchoolId, consistent = false) {
  const [{ granted }, items] = await Promise.all([
    loadCounts(schoolId, consistent),
    loadPartItems(schoolId, consistent),
  ]);
  const left = items.reduce((sum, item) => sum + Number(item['left'] ?? 0), 0);
  return { used: granted - left, waiting: items.map(waitingIn) };
}

/** Bytes of all objects of a school. */
export const loadUsedSpace = async (schoolId: SchoolId, consistent = false): Promise<number> =>
  (await loadSpace(schoolId, consistent)).used;

/** Whose part of the school's space is taken. */
type Payer = Pick<Actor, 'schoolId' | 'userId' | 'school'>;

const storageFull = ({ school }: Payer): CallError =>
  new CallError(CODE.wait, {
    reason: 'common.storageFull',
    params: { gb: EDITIONS[school.edition].storageGb },
  });

/** Sets what a part has left, if nothing changed it since it was read. */
function settingLeft({ key, left: before }: Part, left: number, quota: number): TransactWrite {
  return {
    Update: {
      Key: { ...key },
      UpdateExpression: 'SET #type = :type, #left = :left, #quota = :quota',
      ConditionExpression:
        before === 0 ? 'attribute_not_exists(#left) OR #left = :before' : '#left = :before',
      ExpressionAttributeNames: { '#type': 'type', '#left': 'left', '#quota': 'quota' },
      ExpressionAttributeValues: {
        ':type': TYPE,
        ':left': left,
        ':quota': quota,
        ':before': before,
      },
    },
  };
}

/** Grants a part what it needs to have `wanted` left. Refused with -1 beyond the quota. */
async function fill(actor: Payer, part: Part, wanted: number): Promise<void> {
  const quota = storageQuota(actor.school.edition);
  const more = wanted - part.left;
  const bound = { what: 'granted', side: 'below', limit: quota - more + 1 } as const;
  const refusal = storageFull(actor);
  const granting = counting(actor.schoolId, { granted: more }, { ...bound, refusal });
  await transact([settingLeft(part, wanted, quota), ...(more === 0 ? [] : [granting])]);
}

/** Takes back what the parts have not used, so that one of them can be granted it. */
async function callBack(schoolId: SchoolId): Promise<void> {
  const idle = (await loadParts(schoolId, true)).filter(({ left }) => left > 0);
  for (const parts of chunk(idle, CALLED_BACK_TOGETHER)) {
    const sum = parts.reduce((total, { left }) => total + left, 0);
    // False when a part was used meanwhile: then there is more to take back elsewhere, or nothing.
    await written([
      ...parts.map((part) => settingLeft(part, 0, part.quota)),
      counting(schoolId, { granted: -sum }),
    ]);
  }
}

const isFull = (error: unknown): boolean =>
  error instanceof CallError && error.details.reason === 'common.storageFull';

async function provide(actor: Payer, part: Part, bytes: number): Promise<void> {
  const quota = storageQuota(actor.school.edition);
  if (part.left >= bytes && part.quota === quota) return;
  try {
    await fill(actor, part, Math.max(bytes, Math.floor(quota * FILL)));
  } catch (error) {
    if (!isFull(error)) throw error;
    await callBack(actor.schoolId);
    await fill(
      actor,
      toPart(part.key, await getItem({ Key: { ...part.key }, ConsistentRead: true })),
      bytes,
    );
  }
}

/** Adds to what a part has left, less when objects come and more when they go, and to the figures that wait there. */
function changingLeft(key: TableKey, difference: number, figures: WaitingFigures) {
  const waiting = Object.entries(figures);
  return {
    Key: { ...key },
    UpdateExpression: `SET #type = :type ADD ${[
      '#left :difference',
      ...waiting.map((_, at) => `#f${at} :f${at}`),
    ].join(', ')}`,
    ExpressionAttributeNames: {
      '#type': 'type',
      '#left': 'left',
      ...Object.fromEntries(waiting.map(([name], at) => [`#f${at}`, name])),
    },
    ExpressionAttributeValues: {
      ':type': TYPE,
      ':difference': difference,
      ...Object.fromEntries(waiting.map(([, by], at) => [`:f${at}`, by])),
    },
  };
}

const bytesOf = (objects: readonly Counted[]): number =>
  objects.reduce((sum, { bytes }) => sum + bytes, 0);

/**
 * Counts objects of the actor towards the school's space, by group and day and owner, for the transaction that
 * records them. Throws -1 `common.storageFull` when the quota does not hold them; the write fails without a refusal
 * when another request took the space that was left, so that the caller retries.
 */
export async function takingSpace(
  actor: Payer,
  objects: readonly Counted[],
  now: Date,
): Promise<TransactWrite> {
  const { schoolId, userId, school } = actor;
  const bytes = bytesOf(objects);
  const key = keyOf(schoolId, userId);
  const figures = figuresOf(objects, ['in', 'put'], userId, momentOf(actor, now));
  const change = changingLeft(key, -bytes, figures);
  const quota = storageQuota(school.edition);
  if (quota === 0) return { Update: change };
  const found = await getItem({ Key: { ...key }, ConsistentRead: true });
  if (isFolded(found, now)) await foldFigures(schoolId, key, found, now);
  await provide(actor, toPart(key, found), bytes);
  return {
    Update: {
      ...change,
      ConditionExpression: '#left >= :bytes AND #quota = :quota',
      ExpressionAttributeNames: { ...change.ExpressionAttributeNames, '#quota': 'quota' },
      ExpressionAttributeValues: {
        ...change.ExpressionAttributeValues,
        ':bytes': bytes,
        ':quota': quota,
      },
    },
  };
}

/** Gives the space of a person's objects back, in the transaction that removes their records. */
export const givingSpace = (
  schoolId: SchoolId,
  owner: UserId,
  objects: readonly Counted[],
  moment: SchoolMoment,
): TransactWrite => ({
  Update: changingLeft(
    keyOf(schoolId, owner),
    bytesOf(objects),
    figuresOf(objects, ['out', 'cut'], owner, moment),
  ),
});

/** The attribute of the school's counts that says of which share of a quota its principals were told. */
export const spaceNote = (quota: number): string => `warned#${quota}`;

/**
 * Throws -1 when this many bytes more would exceed the quota now. The later write is checked again. Reads two
 * items unless the space is nearly used up. Answers whether the principals may have to be told how much is used.
 */
export async function requireSpace(actor: Payer, bytes: number): Promise<boolean> {
  const { schoolId, userId, school } = actor;
  const quota = storageQuota(school.edition);
  if (quota === 0) return false;
  const [key, counts] = [keyOf(schoolId, userId), countsKey(schoolId)];
  const [found, counted] = await getItemsInOrder([key, counts]);
  const part = toPart(key, found);
  const granted = Number(counted?.['granted'] ?? 0);
  const told = Number(counted?.[spaceNote(quota)] ?? 0);
  // What is used is at most what is granted, and what is asked for now.
  const isToTell = percentReached(granted + bytes, quota) > told;
  if (part.left >= bytes || granted + bytes <= quota) return isToTell;
  if ((await loadUsedSpace(schoolId)) + bytes > quota) throw storageFull(actor);
  return isToTell;
}
