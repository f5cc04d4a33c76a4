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

/** A format in each time zone: slow to make, fast to use, and there are few time zones. */
export function formatIn(locale: string, options: Intl.DateTimeFormatOptions) {
  const formats = new Map<string, Intl.DateTimeFormat>();
  return (timeZone: string): Intl.DateTimeFormat => {
    const known = formats.get(timeZone);
    if (known) return known;
    const made = new Intl.DateTimeFormat(locale, { timeZone, ...options });
    formats.set(timeZone, made);
    return made;
  };
}

const dayFormat = formatIn('en-CA', { dateStyle: 'short' });
const minuteFormat = formatIn('sv-SE', { dateStyle: 'short', timeStyle: 'short' });

/** `2026-11-21 09:30` on the clock of the school, as sheets and logs write it; empty for no instant. */
export const minuteText = (at: string | null, timeZone: string): string =>
  at ? minuteFormat(timeZone).format(new Date(at)) : '';

/** The calendar day in the school's time zone, `YYYY-MM-DD`. */
export const dayAt = ({ now, timeZone }: SchoolMoment): string => dayFormat(timeZone).format(now);
