import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type { RecordLine } from '#functions/domain/records/lesson-record.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UserId } from '#shared/ids.ts';
import { settlingMakeups } from '../settle-attendance.ts';
import type { Portion, RecordWork } from './record-work.ts';

/** Whose rights to make a lesson up may change with a record; `former` is what it said before. */
export function concernsRights(
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

async function settle(
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

/** Throws -1 before anything is written when a right would have to be taken back that has been used. */
async function checkAll(work: RecordWork, ids: readonly UserId[]): Promise<void> {
  let open = ids;
  while (open.length > 0) open = (await settle(work, open, Number.POSITIVE_INFINITY)).open;
}

/**
 * Goes on with a record that has begun: a right that was used since it began stays used, and nobody else
 * has to wait for that.
 */
async function settleNext(
  work: RecordWork,
  ids: readonly UserId[],
  room: number,
): Promise<Portion> {
  try {
    return await settle(work, ids, room);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
  }
  const [first, ...others] = ids;
  if (!first) return { writes: [], open: [] };
  try {
    const { writes, open } = await settle(work, [first], room);
    return { writes, open: [...open, ...others] };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return { writes: [], open: others };
  }
}

/**
 * Makes the rights of as many students what they shall be as there is room for.
 * Throws -1 `makeups.rightUsed` when a record is written for which one would have to be taken back.
 */
export async function settleRights(work: RecordWork, room: number): Promise<Portion> {
  const { before, record } = work;
  const ids = record.open.rights;
  if (ids.length === 0) return { writes: [], open: [] };
  if (before?.edits === record.edits) return settleNext(work, ids, room);
  const portion = await settle(work, ids, room);
  await checkAll(work, portion.open);
  return portion;
}
