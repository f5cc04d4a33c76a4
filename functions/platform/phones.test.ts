import { expect, it } from 'vitest';
import { requirePhone, toShownPhone, toStoredPhone } from './phones.ts';

it.each([
  ['13800138000', 'CN', '13800138000'],
  ['+86 138 0013 8000', 'CN', '13800138000'],
  ['+8613800138000', 'US', '13800138000'],
  ['13900139000', 'US', '13900139000'],
  ['(212) 555-0123', 'US', '+12125550123'],
  ['+1 212 555 0123', 'CN', '+12125550123'],
  ['00 1 212 555 0123', 'CN', '+12125550123'],
  ['020 7946 0018', 'GB', '+442079460018'],
  ['0912 345 678', 'TW', '+886912345678'],
  ['9123 4567', 'HK', '+85291234567'],
  // The small tables take it for a number of Singapore.
  ['13372154754', 'SG', '13372154754'],
])('%s at a school in %s is %s', async (typed, country, kept) => {
  expect(await toStoredPhone(typed, country)).toBe(kept);
});

it.each([
  ['1380013800', 'CN'],
  ['010 8888 6666', 'CN'],
  ['+86 10 8888 6666', 'CN'],
  ['(212) 555-0123', 'CN'],
  ['+1 212 555', 'US'],
  ['555 0123', 'US'],
  ['+999 1234567', 'US'],
])('%s at a school in %s is none', async (typed, country) => {
  await expect(requirePhone(typed, { country })).rejects.toMatchObject({
    refused: [{ field: 'phone', rule: 'invalid' }],
  });
});

it('a number that is kept already stays as it is', async () => {
  // Without a country it would be one of Ohio.
  const before = '13802138000';
  expect(await requirePhone(before, { country: 'US', before })).toBe(before);
  expect(await requirePhone('', { country: 'US' })).toBe('');
});

it.each([
  ['13800138000', '13800138000'],
  ['+12125550123', '+1 212 555 0123'],
  ['+886912345678', '+886 912 345 678'],
  ['', ''],
])('%s is shown as %s', async (kept, shown) => {
  expect(await toShownPhone(kept)).toBe(shown);
  expect(await requirePhone(shown, { country: 'CN' })).toBe(kept);
});
