import * as z from 'zod';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Days of the week (1 is Monday, 7 Sunday) on which somebody answers, and from when to when. */
export const ServiceHours = () =>
  z.object({
    days: z.array(z.number().int().min(1).max(7)).min(1),
    from: z.string().regex(TIME),
    to: z.string().regex(TIME),
  });
export type ServiceHours = z.infer<ReturnType<typeof ServiceHours>>;

const WEEK_DAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** Day of the week and time of the day by the clock of a time zone. */
function clockOf(timeZone: string, at: Date): { readonly day: number; readonly time: string } {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(at);
  const part = (type: string) => parts.find((each) => each.type === type)?.value ?? '';
  return {
    day: WEEK_DAYS.indexOf(part('weekday')) + 1,
    time: `${part('hour')}:${part('minute')}`,
  };
}

export interface Service {
  readonly isOpen: boolean;
  /** Until when today, while it is open. */
  readonly until?: string;
  /** When it opens next, while it is closed; `inDays` 0 is today. */
  readonly next?: { readonly day: number; readonly inDays: number; readonly from: string };
}

/** Whether somebody answers at an instant, and what comes next; undefined without hours. */
export function serviceAt(
  hours: readonly ServiceHours[],
  timeZone: string,
  at: Date,
): Service | undefined {
  if (hours.length === 0) return undefined;
  const { day, time } = clockOf(timeZone, at);
  const on = (which: number) => hours.filter(({ days }) => days.includes(which));
  const now = on(day).filter(({ from, to }) => from <= time && time < to);
  if (now.length > 0)
    return {
      isOpen: true,
      until:
        now
          .map(({ to }) => to)
          .sort()
          .at(-1) ?? '',
    };
  for (let inDays = 0; inDays <= 7; inDays += 1) {
    const which = ((day - 1 + inDays) % 7) + 1;
    const [from] = on(which)
      .map((each) => each.from)
      .filter((each) => inDays > 0 || each > time)
      .sort();
    if (from) return { isOpen: false, next: { day: which, inDays, from } };
  }
  return { isOpen: false };
}
