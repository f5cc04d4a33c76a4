import { describe, expect, it } from 'vitest';
import { compareLanguages, flatten } from './compare-languages.ts';

const compare = (zh: object, other: object) => compareLanguages(flatten(zh), flatten(other));

describe('compareLanguages', () => {
  it('accepts the same keys, and a singular that Chinese lacks', () => {
    const zh = { a: { b: '你好，{{name}}' }, lessons_other: '{{count}} 节' };
    const en = {
      a: { b: 'Hello {{name}}' },
      lessons_other: '{{count}} lessons',
      lessons_one: '{{count}} lesson',
    };
    expect(compare(zh, en)).toEqual([]);
  });

  it.each([
    ['a missing text', { a: '一' }, {}, '"a" is missing'],
    ['a text too many', {}, { a: 'one' }, '"a" does not exist in Chinese'],
    ['a blank text', { a: '一' }, { a: ' ' }, '"a" is blank'],
    ['another placeholder', { a: '{{x}}' }, { a: '{{y}}' }, '"a" fills in other values'],
    ["another placeholder of the server's", { a: '{x}' }, { a: 'x' }, '"a" fills in other values'],
  ])('finds %s', (_, zh, en, problem) => {
    expect(compare(zh, en)).toEqual([expect.stringContaining(problem)]);
  });
});
