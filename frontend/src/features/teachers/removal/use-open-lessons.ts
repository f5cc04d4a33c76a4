import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { send, sendForEnvelope } from '#frontend/src/lib/api.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { CODE } from '#shared/codes.ts';
import type { PlannedLesson } from '#shared/contracts/lesson-plans.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import { addDays } from '#shared/days.ts';
import type { UserId } from '#shared/ids.ts';

const { bulk } = lessons.endpoints;
/** Lessons of the past whose record is missing are somebody's to write, too. */
const PAST_DAYS = 366;

/** All lessons that somebody has still to teach or assist; with a successor, what giving them away means. */
const wishOf = (from: UserId, to: UserId | undefined) => ({
  ...(to ? { action: 'edit', teacher_id: to } : { action: 'remove' }),
  of_teacher_id: from,
  from: addDays(new Date().toISOString().slice(0, 10), -PAST_DAYS),
  first_part: '1',
});

/** What the successor, or the room, has at the time already. That of students was agreed to before. */
export const obstaclesOf = ({ clashes }: PlannedLesson) =>
  clashes.filter(({ kind }) => kind !== 'students');

/** The lessons that stand in the way of a removal, or the first of very many. */
export function useOpenLessons(of: UserId, to: UserId | undefined) {
  const asked = { ...wishOf(of, to), preview: '1' };
  return useQuery({
    queryKey: keyOf(bulk, asked, 'open-lessons'),
    queryFn: async ({ signal }) => {
      const answer = await sendForEnvelope(bulk, asked, [CODE.wait], { signal });
      return answer.code === CODE.ok ? answer.data.lessons : [];
    },
    // Somebody may have given them a lesson a moment ago.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

interface HandOver {
  readonly of: UserId;
  readonly to: UserId;
  readonly skip: readonly PlannedLesson[];
  /** Why students may keep two lessons at a time, as was agreed when they were planned. */
  readonly override: string;
}

/** Begins to give the lessons away; answers how far it is. */
export async function beginHandOver({ of, to, skip, override }: HandOver) {
  const ids = skip.flatMap(({ lesson }) => lesson?.id ?? []);
  const { plan, refusals } = await send(bulk, {
    ...wishOf(of, to),
    skip: ids.join(','),
    override,
    preview: '0',
    request_key: crypto.randomUUID(),
  });
  if (!plan) throw new TypeError('a change that is made has a plan');
  return { plan, refusals };
}
