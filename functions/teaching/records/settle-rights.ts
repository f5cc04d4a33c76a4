import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type { RecordLine } from '#functions/domain/records/lesson-record.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UserId } from '#shared/ids.ts';
import type { Portion, RecordWork } from './record-work.ts';
import { settlingMakeups } from './settle-makeups.ts';

/** Students whose makeup rights may change with a record; `former` are its lines before. */
export function studentsWithRights(
  { guests, leaves }: Pick<Lesson, 'guests' | 'leaves'>,
  lines: readonly RecordLine[],
  former: readonly RecordLine[] | undefined,
): UserId[] {
  const before = new Map(former?.map(({ userId, state }) => [userId, state]));
  return lines
    .filter(({ userId, state }) => {
      if (before.get(userId) === state) return false;
      const was = before.get(userId) === 'leave' || leaves.includes(userId);
      return state === 'leave' || was || guests.includes(userId);
    })
    .map(({ userId }) => userId);
}

async function settlingSome(
  { lesson, lines, writer, settings }: RecordWork,
  ids: readonly UserId[],
  room: number,
): Promise<Portion> {
  const attendance = lines
    .filter(({ userId }) => ids.includes(userId))
    .map(({ userId: studentId, state, expires }) => ({ studentId, state, expires }));
  const request = { lesson, attendance, writer, rules: settings.rules, room };
  const { writes, left } = await settlingMakeups(request);
  return { writes, open: left.map(({ studentId }) => studentId) };
}

/** Throws -1, before anything is written, when a used right would have to be withdrawn. */
async function checkAll(work: RecordWork, ids: readonly UserId[]): Promise<void> {
  let open = ids;
  while (open.length > 0) open = (await settlingSome(work, open, Number.POSITIVE_INFINITY)).open;
}

/**
 * The next portion of a record whose writing has begun: a right that was used since then stays used, and the
 * other students are settled.
 */
async function settlingNext(
  work: RecordWork,
  ids: readonly UserId[],
  room: number,
): Promise<Portion> {
  try {
    return await settlingSome(work, ids, room);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
  const [first, ...others] = ids;
  if (!first) return { writes: [], open: [] };
  try {
    const { writes, open } = await settlingSome(work, [first], room);
    return { writes, open: [...open, ...others] };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { writes: [], open: others };
  }
}

/**
 * Settles the makeup rights of as many students as fit into the transaction.
 * Throws -1 `makeups.rightUsed` when the record would withdraw a used right.
 */
export async function settlingRights(work: RecordWork, room: number): Promise<Portion> {
  const { before, record } = work;
  const ids = record.open.rights;
  if (ids.length === 0) return { writes: [], open: [] };
  if (before?.edits === record.edits) return settlingNext(work, ids, room);
  const portion = await settlingSome(work, ids, room);
  await checkAll(work, portion.open);
  return portion;
}
