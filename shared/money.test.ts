import { expect, test } from 'vitest';
import { currencySign, inUnits, moneyText, toAmount } from './money.ts';

test.each([
  ['1280', 128_000],
  ['1,280.5', 128_050],
  [' 0.01 ', 1],
  ['19.99', 1999],
  ['0', 0],
])('%s is %i of the smallest unit', (text, amount) => {
  expect(toAmount(text, 'CNY')).toBe(amount);
});

test.each(['', '-1', '1.234', '1.', '.5', 'abc', '1e3', '12345678901'])(
  '"%s" is no amount',
  (text) => {
    expect(toAmount(text, 'CNY')).toBeUndefined();
  },
);

test('a currency has digits of its own', () => {
  expect(toAmount('1280', 'JPY')).toBe(1280);
  expect(toAmount('1280.5', 'JPY')).toBeUndefined();
  expect(inUnits(1280, 'JPY')).toBe(1280);
  expect(toAmount('12.345', 'KWD')).toBe(12_345);
  expect(inUnits(12_345, 'KWD')).toBe(12.345);
});

test('amounts are written as people of a place write them', () => {
  expect(moneyText('zh-CN', 128_050, 'CNY')).toBe('¥1,280.50');
  expect(moneyText('en', -1999, 'CNY')).toBe('-¥19.99');
  expect(moneyText('en', 1280, 'JPY')).toBe('¥1,280');
  expect(moneyText('en', 12_345, 'KWD')).toBe('KWD\u00A012.345');
  expect(currencySign('en', 'USD')).toBe('$');
});
