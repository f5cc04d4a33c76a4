import { expect, test } from 'vitest';
import { countryOfZone, regionOf } from './guess-region.ts';

test.each([
  ['Asia/Shanghai', ['en-US', 'en'], 'CN'],
  ['America/New_York', ['en-US'], 'US'],
  ['Asia/Taipei', ['zh-TW'], 'TW'],
  ['Europe/Berlin', ['en-GB', 'de-DE'], 'DE'],
  ['Europe/London', ['zh-CN'], 'GB'],
  ['UTC', ['en-NZ'], 'NZ'],
  ['UTC', ['en'], 'CN'],
])('a clock of %s and the languages %j are of %s', (zone, languages, country) => {
  expect(countryOfZone(zone, languages)).toBe(country);
});

test('a country that is chosen brings its clock and its money', () => {
  expect(regionOf('JP', 'Asia/Shanghai')).toEqual({
    country: 'JP',
    time_zone: 'Asia/Tokyo',
    currency: 'JPY',
  });
  expect(regionOf('US', 'America/Chicago').time_zone).toBe('America/Chicago');
});

test('a country of several zones brings that of the browser', () => {
  expect(regionOf('US', 'Asia/Shanghai', 'America/Denver').time_zone).toBe('America/Denver');
});

test.each([
  ['US', 'America/New_York'],
  ['CA', 'America/Toronto'],
  ['MX', 'America/Mexico_City'],
  ['BR', 'America/Sao_Paulo'],
  ['AR', expect.stringMatching(/Buenos_Aires$/)],
  ['AU', 'Australia/Sydney'],
  ['RU', 'Europe/Moscow'],
  ['ES', 'Europe/Madrid'],
  ['PT', 'Europe/Lisbon'],
  ['DE', 'Europe/Berlin'],
  ['MY', 'Asia/Kuala_Lumpur'],
])('a country of several zones brings that of its largest city: %s', (country, zone) => {
  expect(regionOf(country, 'Asia/Shanghai', 'Asia/Shanghai').time_zone).toEqual(zone);
});
