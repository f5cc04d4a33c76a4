import { expect, test } from 'vitest';
import type { StudentId } from '#shared/ids.ts';
import { newRow } from './batch-row.ts';
import { isNamesake, problemsOf, readyRows, repeatedNames } from './row-problems.ts';

const cells = { name: '王小明', gender: '', phone: '', account: '' };

test.each([
  [{}, []],
  [{ name: 'Mei2' }, []],
  [{ name: '' }, ['name blank']],
  [{ name: '阿卜杜拉·买买提' }, []],
  [{ name: 'Mary-Jane Watson' }, []],
  [{ name: '王_明' }, ['name letters']],
  [{ name: '·王明' }, ['name letters']],
  [{ name: '王'.repeat(31) }, ['name too_long']],
  [{ name: '王\u200b明' }, ['name invisible']],
  [{ name: '\u202e王明' }, ['name invisible']],
  [{ name: '王\ufeff' }, ['name invisible']],
  [{ phone: '1380013800' }, ['phone invalid']],
  [{ phone: '138001380000' }, ['phone invalid']],
  [{ phone: '13800138000', gender: 'male', account: 'wangxm01' }, []],
  [{ gender: '未知', account: '1x' }, ['gender invalid', 'account invalid']],
])('%# %j', (changes, expected) => {
  const problems = problemsOf({ ...cells, ...changes });
  expect(problems.map(({ field, rule }) => `${field} ${rule}`)).toEqual(expected);
});

test('a name that stands there twice is told of the later row', () => {
  const rows = ['Mei', 'Li', 'mei', ''].map((name) => newRow({ cells: { ...cells, name } }));
  expect([...repeatedNames(rows)]).toEqual([rows[2]?.key]);
});

test('rows that are there already, and those with a problem, are not sent', () => {
  const good = newRow({ cells });
  const bad = newRow({ cells: { ...cells, name: '' } });
  const done = { ...newRow({ cells }), added: { id: 'stu-1' as StudentId, account: 'a' } };
  expect(readyRows([good, bad, done])).toEqual([good]);
});

test.each([
  [[], false],
  [['duplicate'], true],
  [['repeated'], true],
  [['duplicate', 'letters'], false],
])(
  'a row that was refused for %j waits for the word that it is somebody else: %s',
  (rules, expected) => {
    const refused = rules.map((rule) => ({ field: 'name', rule }));
    expect(isNamesake({ ...newRow({ cells }), refused })).toBe(expected);
  },
);
