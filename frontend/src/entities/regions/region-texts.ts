/** Names of countries or currencies by their codes, as people of a locale write them. */
export function namesOf(locale: string, type: 'region' | 'currency'): (code: string) => string {
  const names = new Intl.DisplayNames(locale, { type });
  return (code) => names.of(code) ?? code;
}

/** How far a zone is from Greenwich now, such as `GMT-5`. */
const offsetOf = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A zone as people read it: `America/New York (GMT-5)`. */
export const zoneText = (zone: string): string =>
  `${zone.replaceAll('_', ' ')} (${offsetOf(zone)})`;
