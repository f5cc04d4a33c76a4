/**
 * A countdown and a stopwatch as instants, never as ticks: however seldom a hidden page is woken, and after a reload,
 * they show what the clock says. All times are in milliseconds.
 */
export interface Countdown {
  /** What was set. */
  readonly total: number;
  /** When it is over; null while it stands. */
  readonly endsAt: number | null;
  /** What is left while it stands. */
  readonly left: number;
}

export interface Stopwatch {
  /** Since when it runs; null while it stands. */
  readonly since: number | null;
  /** What had gone by before. */
  readonly gone: number;
  /** What had gone by at each lap, the last one first. */
  readonly laps: readonly number[];
}

const MINUTE = 60_000;
const LONGEST = 24 * 60 * MINUTE;

export const setTo = (total: number): Countdown => {
  const bounded = Math.min(Math.max(total, 0), LONGEST);
  return { total: bounded, endsAt: null, left: bounded };
};

/** What is left; below 0 once it is over, and never more than was set, when `now` was read before the start. */
export const leftOf = ({ endsAt, left, total }: Countdown, now: number): number =>
  endsAt === null ? left : Math.min(endsAt - now, total);

export const isOver = (countdown: Countdown, now: number): boolean =>
  countdown.endsAt !== null && countdown.endsAt <= now;

/** Starts the countdown; one that is over starts again from its whole time. */
export function start(countdown: Countdown, now: number): Countdown {
  const left = countdown.left > 0 ? countdown.left : countdown.total;
  if (countdown.endsAt !== null || left <= 0) return countdown;
  return { ...countdown, endsAt: now + left, left };
}

export function pause(countdown: Countdown, now: number): Countdown {
  if (countdown.endsAt === null) return countdown;
  return { ...countdown, endsAt: null, left: Math.max(0, countdown.endsAt - now) };
}

/** More time, also while it runs; one that is over gets it from now on. */
export function add(countdown: Countdown, more: number, now: number): Countdown {
  const total = Math.min(countdown.total + more, LONGEST);
  const added = total - countdown.total;
  if (countdown.endsAt === null) return { ...countdown, total, left: countdown.left + added };
  return { ...countdown, total, endsAt: Math.max(countdown.endsAt, now) + added };
}

export const NO_STOPWATCH: Stopwatch = { since: null, gone: 0, laps: [] };

export const goneOf = ({ since, gone }: Stopwatch, now: number): number =>
  since === null ? gone : gone + Math.max(0, now - since);

export const run = (watch: Stopwatch, now: number): Stopwatch =>
  watch.since === null ? { ...watch, since: now } : watch;

export const halt = (watch: Stopwatch, now: number): Stopwatch => ({
  ...watch,
  since: null,
  gone: goneOf(watch, now),
});

const LAPS = 20;

export const lap = (watch: Stopwatch, now: number): Stopwatch => ({
  ...watch,
  laps: [goneOf(watch, now), ...watch.laps].slice(0, LAPS),
});

const two = (value: number): string => String(value).padStart(2, '0');

function ofSeconds(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}

/** `04:59`; a second is shown until it is over, and after the end how long ago that was: `+00:03`. */
export const countdownText = (left: number): string =>
  left > 0
    ? ofSeconds(Math.ceil(left / 1000))
    : `${left > -1000 ? '' : '+'}${ofSeconds(Math.floor(-left / 1000))}`;

/** `01:02.3`. */
export const stopwatchText = (gone: number): string =>
  `${ofSeconds(Math.floor(gone / 1000))}.${Math.floor(gone / 100) % 10}`;

/** `7` are minutes, `7:30` minutes and seconds; undefined for anything else. */
export function readTime(text: string): number | undefined {
  const [, minutes, seconds = '0'] = /^\s*(\d{1,3})(?:\s*[:：]\s*([0-5]?\d))?\s*$/.exec(text) ?? [];
  const ms = (Number(minutes) * 60 + Number(seconds)) * 1000;
  return ms > 0 ? ms : undefined;
}
