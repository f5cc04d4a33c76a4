import { parse } from 'qs';
import { expect, test } from 'vitest';
import { formEncode } from './form-encoding.ts';

test('nested objects and lists become brackets that a server reads back', () => {
  const payload = { a: 'x', list: ['1', '2'], deep: { person: { name: '王 & 李' } } };
  expect(parse(formEncode(payload).toString())).toEqual(payload);
});

test('flags become digits, absent values are left out, empty texts stay', () => {
  expect(
    formEncode({ on: true, off: false, gone: undefined, none: null, empty: '' }).toString(),
  ).toBe('on=1&off=0&empty=');
});

test('dates travel as UTC instants', () => {
  expect(formEncode({ at: new Date(0) }).get('at')).toBe('1970-01-01T00:00:00.000Z');
});
