import { COUNTRIES, currencyOf, isTimeZone } from '#shared/regions/countries.ts';
import { DEFAULT_REGION } from '#shared/regions/default-region.ts';

export interface Region {
  country: string;
  time_zone: string;
  currency: string;
}

/** Browsers know the zones of a country by either of two names, or not at all. */
interface ZonedLocale extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

export function zonesOf(country: string): readonly string[] {
  if (!country) return [];
  const locale: ZonedLocale = new Intl.Locale(`und-${country}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

const countryOfLanguage = (tag: string): string => new Intl.Locale(tag).region ?? '';

/** The likeliest country of a clock: that of one of the person's languages, if it has this zone, else the first that has. */
export function countryOfZone(zone: string, languages: readonly string[]): string {
  const spoken = languages.map(countryOfLanguage).filter((country) => COUNTRIES.includes(country));
  const hasZone = (country: string) => zonesOf(country).includes(zone);
  return spoken.find(hasZone) ?? COUNTRIES.find(hasZone) ?? spoken[0] ?? DEFAULT_REGION.country;
}

const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Where somebody is, as far as their browser says it. */
export function guessRegion(): Region {
  const zone = browserZone();
  const country = countryOfZone(zone, navigator.languages);
  const time_zone = isTimeZone(zone) ? zone : DEFAULT_REGION.timeZone;
  return { country, time_zone, currency: currencyOf(country) };
}

/**
 * Where most people of a country live that has several zones, if it is not the first by name. Browsers name some zones
 * differently: `America/Buenos_Aires` or `America/Argentina/Buenos_Aires`.
 */
const LARGEST_CITIES: ReadonlySet<string | undefined> = new Set([
  ...['New_York', 'Toronto', 'Mexico_City', 'Sao_Paulo', 'Buenos_Aires', 'Santiago'],
  ...['Godthab', 'Nuuk', 'Madrid', 'Lisbon', 'Moscow', 'Nicosia', 'Tashkent', 'Ulaanbaatar'],
  ...['Sydney', 'Port_Moresby', 'Pohnpei', 'Ponape', 'Tarawa', 'Tahiti'],
]);

/**
 * What usually applies in a country that was chosen: the zone that is set stays if the country has it, else it is the
 * browser's, else that of the largest city.
 */
export function regionOf(country: string, zone: string, ofBrowser = browserZone()): Region {
  const zones = zonesOf(country);
  const usual = zones.find((each) => LARGEST_CITIES.has(each.split('/').at(-1))) ?? zones[0];
  const own = [zone, ofBrowser].find((each) => zones.includes(each));
  const time_zone = own ?? usual ?? zone;
  return { country, time_zone, currency: currencyOf(country) };
}
