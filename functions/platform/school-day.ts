/** An instant at a school. */
export interface SchoolMoment {
  readonly now: Date;
  readonly timeZone: string;
}

export const momentOf = (
  { school }: { readonly school: Pick<SchoolMoment, 'timeZone'> },
  now: Date,
): SchoolMoment => ({
  now,
  timeZone: school.timeZone,
});

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  // Slow to make, fast to use, and there are few time zones.
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, made);
  return made;
}

/** `2026-11-21 09:30` on the clock of the school, as sheets and logs write it. */
export const minuteText = (at: string, timeZone: string): string =>
  new Date(at).toLocaleString('sv-SE', { timeZone }).slice(0, 16);

/** The calendar day in the school's time zone, `YYYY-MM-DD`. */
export const dayAt = ({ now, timeZone }: SchoolMoment): string => formatOf(timeZone).format(now);
