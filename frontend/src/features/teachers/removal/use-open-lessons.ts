import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { planOf } from '#frontend/src/entities/plans/use-plan-run.ts';
import { send, sendForEnvelope } from '#frontend/src/lib/api.ts';
import { keyOf } from '#frontend/src/lib/query.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { UserId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import type { PlannedLesson } from '#shared/lessons/plan-calls.ts';

const { bulk } = lessons.endpoints;
/** Past lessons without a record have to be handed over as well. */
const PAST_DAYS = 366;

/** All lessons to hand over; with a successor, as a preview of the change. */
const handOverPayload = (from: UserId, to: UserId | undefined) => ({
  ...(to ? { action: 'edit', teacher_id: to } : { action: 'remove' }),
  of_teacher_id: from,
  from: addDays(new Date().toISOString().slice(0, 10), -PAST_DAYS),
  first_part: '1',
});

/** Clashes of the successor or the room. Those of students were accepted before. */
export const obstaclesOf = ({ clashes }: PlannedLesson) =>
  clashes.filter(({ kind }) => kind !== 'students');

/** The lessons that prevent a removal, or the first of very many. */
export function useOpenLessons(of: UserId, to: UserId | undefined) {
  const asked = { ...handOverPayload(of, to), preview: '1' };
  return useQuery({
    queryKey: keyOf(bulk, asked, 'open-lessons'),
    queryFn: async ({ signal }) => {
      const answer = await sendForEnvelope(bulk, asked, [CODE.wait], { signal });
      return answer.code === CODE.ok ? answer.data.lessons : [];
    },
    // May have changed a moment ago.
    staleTime: 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
}

interface HandOver {
  readonly of: UserId;
  readonly to: UserId;
  readonly skip: readonly PlannedLesson[];
  /** The reason for accepting clashes of students, which were accepted when the lessons were planned. */
  readonly override: string;
}

/** Starts the hand-over; answers its progress. */
export async function beginHandOver({ of, to, skip, override }: HandOver) {
  const ids = skip.flatMap(({ lesson }) => lesson?.id ?? []);
  const change = await send(bulk, {
    ...handOverPayload(of, to),
    skip: ids.join(','),
    override,
    preview: '0',
    request_key: crypto.randomUUID(),
  });
  return planOf(change);
}
