import { addDays } from '#shared/days.ts';
import type { Endpoint, Payload } from '#shared/endpoint.ts';
import type { UserId } from '#shared/ids.ts';

/** Two weeks ahead. */
const AHEAD_DAYS = 14;

/** Days of the user's next lessons. Today at the school is at most one day away from today in UTC. */
export function nextLessonDays(now: Date) {
  const from = addDays(now.toISOString().slice(0, 10), -1);
  return { from, to: addDays(from, AHEAD_DAYS) };
}

/** The person whose home it is, and when it is read. */
export interface HomeOwner {
  readonly id: UserId;
  readonly now: Date;
}

/**
 * What stands in the payload of a part for what only the person's home knows. Payloads are plain data, so that the
 * browser has them without the contract.
 */
export const OWNER = '{owner}' as UserId;
export const NEXT_LESSON_DAYS = { from: '{from}', to: '{to}' } as const;

/** The payload of a part for the home of this person. */
export function payloadFor<P extends object>(payload: P, { id, now }: HomeOwner): P {
  const { from, to } = nextLessonDays(now);
  const known = new Map<unknown, string>([
    [OWNER, id],
    [NEXT_LESSON_DAYS.from, from],
    [NEXT_LESSON_DAYS.to, to],
  ]);
  // Safe: each stands for a value of its type.
  return Object.fromEntries(
    Object.entries(payload).map(([name, value]) => [name, known.get(value) ?? value]),
  ) as P;
}

export type HomeName = 'student' | 'staff' | 'live' | 'platform';

/** What one card of a home shows, or its menu and header: what a call answers to this payload. */
export const homePart = <E extends Endpoint>(
  call: E,
  homes: readonly HomeName[],
  payload: Payload<E>,
) => ({ call, homes, payload });
