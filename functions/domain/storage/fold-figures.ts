import { chunk } from '#functions/platform/chunk.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import {
  type Item,
  type TableKey,
  type TransactWrite,
  transact,
} from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { personSpaces } from './person-space.ts';
import {
  dayFigures,
  isOf,
  isOfDay,
  type PersonFigure,
  personFigures,
  type WaitingFigures,
  waitingIn,
} from './stored-figures.ts';
import { addingUsage, placeOfDay, totalKey, usageKey } from './usage-months.ts';

/** More attributes than this would soon make the part larger than 1 kB, and every save of it dearer. */
const WAITING_MAX = 18;
/** In a school where very many people save at the same moment, the part is larger for a while instead. */
const EVERY_SECONDS = 600;
/** People of one transaction. */
const TOGETHER = 20;
/** A save waits for it, and the next one can do it as well. */
const WITHIN_MS = 100;

/** Whether the figures that wait in a part are to be moved on. */
export const isFolded = (item: Item | undefined, now: Date): boolean =>
  Object.keys(waitingIn(item)).length > WAITING_MAX &&
  epochSeconds(now) - Number(item?.['folded'] ?? 0) >= EVERY_SECONDS;

const plus = (sums: Map<string, number>, name: string, value: number) =>
  sums.set(name, (sums.get(name) ?? 0) + value);

/** What waits for the school's months, and for the sum of all of them. */
function addingDays(schoolId: SchoolId, waiting: WaitingFigures): TransactWrite[] {
  const months = new Map<string, Map<string, number>>();
  const total = new Map<string, number>();
  for (const { day, group, measure, value } of dayFigures(waiting)) {
    const { month, attribute } = placeOfDay(day, `${group}#${measure}`);
    const sums = months.get(month) ?? new Map<string, number>();
    months.set(month, sums);
    plus(sums, attribute, value);
    plus(total, `${group}#${measure}`, value);
  }
  if (total.size === 0) return [];
  return [
    ...[...months].map(([month, sums]) => addingUsage(usageKey(schoolId, 'STORED', month), sums)),
    addingUsage(totalKey(schoolId), total),
  ];
}

async function addingPeople(
  schoolId: SchoolId,
  people: readonly (readonly [UserId, PersonFigure])[],
): Promise<TransactWrite[]> {
  const ids = people.map(([userId]) => ({ schoolId, userId }));
  const found = await personSpaces.getMany(ids, { consistent: true });
  return people.flatMap(([userId, figure], index) => {
    const before = found[index];
    const after = {
      schoolId,
      userId,
      in: (before?.in ?? 0) + figure.in,
      out: (before?.out ?? 0) + figure.out,
    };
    return personSpaces.writing({ schoolId, userId }, before, after);
  });
}

/** Takes figures out of a part, if they are still what was read. */
function taking(Key: TableKey, names: readonly string[], waiting: WaitingFigures, now: Date) {
  const all = names.map((_, at) => at);
  return {
    Update: {
      Key: { ...Key },
      UpdateExpression: `SET #folded = :folded REMOVE ${all.map((at) => `#n${at}`).join(', ')}`,
      ConditionExpression: all.map((at) => `#n${at} = :n${at}`).join(' AND '),
      ExpressionAttributeNames: {
        '#folded': 'folded',
        ...Object.fromEntries(names.map((name, at) => [`#n${at}`, name])),
      },
      ExpressionAttributeValues: {
        ':folded': epochSeconds(now),
        ...Object.fromEntries(names.map((name, at) => [`:n${at}`, waiting[name]])),
      },
    },
  } satisfies TransactWrite;
}

/**
 * Moves the figures that wait in a part to the school's months and to their people, exactly once: what was added to
 * meanwhile stays, and is moved later. A failure is only logged; the figures are not lost by it.
 */
export async function foldFigures(
  schoolId: SchoolId,
  key: TableKey,
  item: Item | undefined,
  now: Date,
): Promise<void> {
  const waiting = waitingIn(item);
  const names = Object.keys(waiting);
  const groups = chunk([...personFigures(waiting)], TOGETHER);
  try {
    for (const [index, people] of (groups.length > 0 ? groups : [[]]).entries()) {
      const ids = new Set<string>(people.map(([id]) => id));
      const isFirst = index === 0;
      const moved = names.filter((name) => (isFirst && isOfDay(name)) || isOf(name, ids));
      if (moved.length === 0) continue;
      const writes = [
        taking(key, moved, waiting, now),
        ...(isFirst ? addingDays(schoolId, waiting) : []),
        ...(await addingPeople(schoolId, people)),
      ];
      await transact(writes, { within: WITHIN_MS });
    }
  } catch (error) {
    warn('figures not folded', { schoolId, requestId: '' }, error);
  }
}
