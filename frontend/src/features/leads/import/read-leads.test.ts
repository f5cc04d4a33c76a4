import { expect, test } from 'vitest';
import { readLeads } from './read-leads.ts';

test('columns are found by their headings, in any order and language', () => {
  const { rows, ignored } = readLeads([
    ['2026 秋季招生'],
    ['电话', '姓名（必填）', '来源', '微信号', '关系'],
    ['13800138000', '王小明', '转介绍', 'wx1', '妈妈'],
    ['', '', '', '', ''],
    ['13900139000', '李雷', 'moon', '', ''],
  ]);

  expect(rows).toHaveLength(2);
  expect(rows[0]).toMatchObject({
    name: '王小明',
    phone: '13800138000',
    source: 'referral',
    relation: 'mother',
    campaign: '',
  });
  expect(rows[1]).toMatchObject({ name: '李雷', source: 'moon' });
  expect(ignored).toEqual(['微信号']);
});

test('English headings of the template are read', () => {
  const { rows } = readLeads([
    ['Name (required, 2–5 characters)', 'Phone (required)', 'Month of birth', 'Grade and school'],
    ['Tom', '13800138000', '2018-05', 'P3'],
  ]);

  expect(rows[0]).toMatchObject({ name: 'Tom', birth: '2018-05', grade: 'P3' });
});

test('a sheet without the headings that are needed has no rows', () => {
  expect(readLeads([['王小明', '13800138000']]).rows).toEqual([]);
});
