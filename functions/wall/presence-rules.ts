import { type HelpState, isFurther, type SignState } from '#shared/contracts/wall-fields.ts';
import type { PresenceValue, SavedWork } from './presence.ts';

/** What an editor tells of itself, and when that arrived. */
export interface Told {
  readonly session: string;
  readonly n: number;
  readonly state: SignState;
  readonly at: Date;
  /** Seconds since the last change: a length of time, since the clock of a device may be wrong. */
  readonly idle?: number | undefined;
  /** What is saved: null for nothing yet, undefined for as before. */
  readonly work?: SavedWork | null | undefined;
}

type Before = PresenceValue['sign'];

/**
 * Signs of one opening count in their order, whenever they arrive. Another opening takes over with a child
 * in front of it; that it was left, or covered, says nothing of the one that the child works in.
 */
function isNews(before: Before, { session, n, state }: Told): boolean {
  if (!before) return true;
  return before.session === session ? n > before.n : state === 'programming';
}

function workOf(before: Before, { session, work }: Told): SavedWork | undefined {
  if (work !== undefined) return work ?? undefined;
  return before?.session === session ? before.work : undefined;
}

function changedAt(before: string | undefined, { at, idle }: Told): string | undefined {
  if (idle === undefined) return before;
  const changed = new Date(at.getTime() - idle * 1000).toISOString();
  return before && before > changed ? before : changed;
}

/** The editor after a sign of life; undefined when that came too late. Help is none of its business. */
export function afterSign(presence: PresenceValue, told: Told): PresenceValue | undefined {
  const { sign: before, changed: _, ...kept } = presence;
  if (!isNews(before, told)) return undefined;
  const { session, n, state, at } = told;
  const work = workOf(before, told);
  const changed = changedAt(presence.changed, told);
  return {
    ...kept,
    ...(changed && { changed }),
    sign: { session, n, state, at: at.toISOString(), ...(work && { work }) },
  };
}

/** What is said of a request for help. */
export interface Said {
  readonly no: number;
  readonly state: Exclude<HelpState, 'none'>;
  readonly at: Date;
  readonly by?: string;
}

/**
 * Help only ever goes on: to a later request, or further in the same one. So whatever is repeated or comes
 * in another order leads to the same; undefined when it changes nothing.
 */
export function afterHelp(presence: PresenceValue, said: Said): PresenceValue | undefined {
  const { help } = presence;
  if (!isFurther(said, help)) return undefined;
  const { no, state, at, by = '' } = said;
  const since = no === help.no ? help.since : at.toISOString();
  return { ...presence, help: { no, state, since, by } };
}

/** Staff answer what was asked, and nothing that nobody has asked for. */
export const afterAnswer = (presence: PresenceValue, said: Said): PresenceValue | undefined =>
  said.no === presence.help.no ? afterHelp(presence, said) : undefined;
