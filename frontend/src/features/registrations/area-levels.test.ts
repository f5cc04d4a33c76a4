import { expect, it } from 'vitest';
import { levelsOf, needsDistrict } from './area-levels.ts';

it.each([
  ['', { province: '', city: '', district: '' }],
  ['440000', { province: '440000', city: '', district: '' }],
  ['440300', { province: '440000', city: '440300', district: '' }],
  ['440305', { province: '440000', city: '440300', district: '440305' }],
])('%j says how far an area is chosen', (code, levels) => {
  expect(levelsOf(code)).toEqual(levels);
});

it('asks for the district in China only', () => {
  const of = (country: string, area: string) => needsDistrict({ country, area });
  expect([of('CN', ''), of('CN', '440000'), of('CN', '440300')]).toEqual([true, true, true]);
  expect([of('CN', '440305'), of('US', '440000')]).toEqual([false, false]);
});
