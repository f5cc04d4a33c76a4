/** How far a zone is from Greenwich now, such as `GMT-5`. */
const offsetOf = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** A zone as people read it: `America/New York (GMT-5)`. */
export const zoneText = (zone: string): string =>
  `${zone.replaceAll('_', ' ')} (${offsetOf(zone)})`;
