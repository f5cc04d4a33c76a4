import { type HelpState, isFurther, type SignState } from '#shared/wall/fields.ts';
import type { PresenceValue, SavedWork } from './presence.ts';

/** A heartbeat of an editor, and when it arrived. */
export interface EditorReport {
  readonly session: string;
  readonly n: number;
  readonly state: SignState;
  readonly at: Date;
  /** Seconds since the last change: a duration, because the device's clock may be wrong. */
  readonly idle?: number | undefined;
  /** The saved work: null for none yet, undefined for no change. */
  readonly work?: SavedWork | null | undefined;
  /** Errors of the project since the last heartbeat. */
  readonly errors?: number | undefined;
  /** The project has no blocks. */
  readonly empty?: boolean | undefined;
}

type StoredHeartbeat = PresenceValue['sign'];

/**
 * Within a session only later heartbeats count. Another session takes over only while the student is
 * programming in it: that it was closed or hidden says nothing about the session that the student works in.
 */
function isNewer(before: StoredHeartbeat, { session, n, state }: EditorReport): boolean {
  if (!before) return true;
  return before.session === session ? n > before.n : state === 'programming';
}

function workOf(before: StoredHeartbeat, { session, work }: EditorReport): SavedWork | undefined {
  if (work !== undefined) return work ?? undefined;
  return before?.session === session ? before.work : undefined;
}

function changedAt(before: string | undefined, { at, idle }: EditorReport): string | undefined {
  if (idle === undefined) return before;
  const changed = new Date(at.getTime() - idle * 1000).toISOString();
  return before && before > changed ? before : changed;
}

/** The presence after a heartbeat, which does not change `help`; undefined for an outdated heartbeat. */
export function afterSign(
  presence: PresenceValue,
  report: EditorReport,
): PresenceValue | undefined {
  const { sign: before, changed: _, ...kept } = presence;
  if (!isNewer(before, report)) return undefined;
  const { session, n, state, at, errors, empty } = report;
  const work = workOf(before, report);
  const isOn = before?.session === session && before.state === 'programming';
  const since = (isOn && before.since) || at.toISOString();
  const changed = changedAt(presence.changed, report);
  return {
    ...kept,
    ...(changed && { changed }),
    sign: {
      session,
      n,
      state,
      at: at.toISOString(),
      since,
      ...(work && { work }),
      ...(errors && { errors }),
      ...(empty && { empty }),
    },
  };
}

/** A new state of a request for help. */
export interface HelpChange {
  readonly no: number;
  readonly state: Exclude<HelpState, 'none'>;
  readonly at: Date;
  readonly by?: string;
}

/**
 * Help only moves forward: to a later request, or to a later state of the same one. So repeated and reordered
 * calls have the same result. Undefined when nothing changes.
 */
export function afterHelp(presence: PresenceValue, change: HelpChange): PresenceValue | undefined {
  const { help } = presence;
  if (!isFurther(change, help)) return undefined;
  const { no, state, at, by = '' } = change;
  const since = no === help.no ? help.since : at.toISOString();
  return { ...presence, help: { no, state, since, by } };
}

/** Staff can answer only the current request. */
export const afterAnswer = (
  presence: PresenceValue,
  change: HelpChange,
): PresenceValue | undefined =>
  change.no === presence.help.no ? afterHelp(presence, change) : undefined;
