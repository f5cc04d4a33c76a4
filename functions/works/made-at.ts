import { DAY_MS } from '#shared/days.ts';
import { WORK_LIMITS } from '#shared/works/limits.ts';

interface Said {
  /** When the device made the snapshot, and when it sent it, by the device's clock. */
  readonly made_at?: string | undefined;
  readonly sent_at?: string | undefined;
}

/**
 * When a version was made, by the server's clock: it is as old on arrival as the device's clock says that it was
 * when it was sent, so that a clock that is a year off does no harm. It is not younger than its arrival, and not
 * older than `earliest`: the time from which its device knew the version that it was made from, when there is one.
 * Undefined for devices that do not say.
 */
export function madeAtOf(
  { made_at, sent_at }: Said,
  arrived: Date,
  earliest: string,
): string | undefined {
  if (!made_at || !sent_at) return undefined;
  const age = Math.max(0, Date.parse(sent_at) - Date.parse(made_at));
  const first = Date.parse(earliest) || arrived.getTime() - WORK_LIMITS.madeDays * DAY_MS;
  const made = Math.max(arrived.getTime() - age, first);
  return new Date(Math.min(made, arrived.getTime())).toISOString();
}
