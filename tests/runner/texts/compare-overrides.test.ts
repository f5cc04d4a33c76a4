import { expect, test } from 'vitest';
import { TERMS } from '#infra/taiwan/terms.ts';
import { flatten } from './compare-languages.ts';
import { compareOverrides, unusedTerms } from './compare-overrides.ts';

const compare = (zh: object, overrides: object) =>
  compareOverrides(flatten(zh), flatten(overrides));

test('an override says what would not be derived, of a text that there is', () => {
  const zh = { save: '保存', states: { open: '提交' } };
  expect(compare(zh, { states: { open: '繳交' } })).toEqual([]);
  expect(compare(zh, { save: '儲存', states: { lost: '遺失' } })).toEqual([
    '"save" is derived anyway, without this line',
    '"states.lost" does not exist in Chinese',
  ]);
});

test('a term that no Chinese text has is left over', () => {
  const [first = '', ...others] = Object.keys(TERMS);
  expect(unusedTerms(others.filter((term) => !term.includes(first)))).toEqual([first]);
});
