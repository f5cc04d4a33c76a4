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
  // Making one is slow, using it is not; there are only so many time zones.
  const made = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' });
  formats.set(timeZone, made);
  return made;
}

/** The calendar day that it is at the school, `YYYY-MM-DD`: never that of the machine. */
export const dayAt = ({ now, timeZone }: SchoolMoment): string => formatOf(timeZone).format(now);
