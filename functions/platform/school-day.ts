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

/** The calendar day in the school's time zone, `YYYY-MM-DD`. */
export const dayAt = ({ now, timeZone }: SchoolMoment): string => formatOf(timeZone).format(now);
