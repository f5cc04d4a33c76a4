import { describe, expect, test } from 'vitest';
import { message } from '#shared/i18n/messages.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { type SheetTable, tableOf } from '../sheets/sheet-table.ts';
import type { ListField } from './headings.ts';
import { layoutOf } from './layout.ts';
import { pastedTable } from './pasted.ts';
import { readList } from './read-list.ts';

const STUDENTS: readonly ListField[] = ['name', 'gender', 'phone', 'account'];
const LEADS: readonly ListField[] = [
  'name',
  'phone',
  'guardian',
  'birth',
  'age',
  'grade',
  'interest',
  'source',
  'remark',
];
const A = '13800138000';
const B = '13900139000';

const readOf = (sheet: SheetTable, fields: readonly ListField[] = STUDENTS) =>
  readList(sheet, layoutOf(sheet, fields), { fields, country: 'CN' });
/** Each row as the values that were taken. */
const seen = (sheet: SheetTable, fields?: readonly ListField[]) =>
  readOf(sheet, fields).rows.map(({ cells }) => Object.values(cells).filter(Boolean).join(' '));
const list = (...lines: readonly string[]) => tableOf(lines.map((line) => line.split('|')));

const CHILD = [
  '姓名',
  '孩子姓名',
  '学员姓名',
  '學生姓名',
  '宝贝姓名',
  '小朋友名字',
  '报名学生姓名',
  '1. 您孩子的姓名是？',
  '姓名（必填）',
  '姓名/Name',
  '姓名 Name',
  'Name',
  'Student Name',
  "Child's name",
  'Name of the child',
  'Full name *',
  '中文名',
];
const PHONE = [
  '电话',
  '家长联系方式',
  '家长手机',
  '联系电话',
  '手机号码',
  '妈妈电话',
  '监护人联系电话',
  '電話',
  '聯絡電話',
  '家長手機號碼',
  '手机（微信同号）',
  'Phone',
  'Mobile',
  'Parent phone',
  'Contact number',
  "Mother's mobile",
  'Tel.',
  'Phone No.',
];

describe('headings', () => {
  test.each(CHILD)('%s is the name', (heading) => {
    expect(seen(list(`序号|${heading}|电话`, `1|王小明|${A}`))).toEqual([`王小明 ${A}`]);
  });
  test.each(PHONE)('%s is the phone', (heading) => {
    expect(seen(list(`${heading}|姓名`, `${A}|王小明`))).toEqual([`王小明 ${A}`]);
  });
  test.each(LANGUAGES)('of the templates in %s', (language) => {
    const keys = [
      'students.nameRequired',
      'students.gender',
      'students.phone',
      'students.accountOptional',
    ] as const;
    const rows = [keys.map((key) => message(language, key)), ['Mei', 'f', A, 'mei01']];
    expect(seen(tableOf(rows))).toEqual([`Mei female ${A} mei01`]);
  });
  test('of parents and others are not those of the child', () => {
    const sheet = list('家长姓名|姓名|班主任|英文名', '王女士|王小明|周老师|Mike');
    expect(seen(sheet)).toEqual(['王小明']);
    expect(seen(sheet, LEADS)).toEqual(['王小明 王女士']);
    expect(seen(list('姓名（家长）|姓名（学生）', '王女士|王小明'))).toEqual(['王小明']);
  });
  test('halves of a name are put together as its language does', () => {
    expect(seen(list('Last name|First name', 'Smith|Anna'))).toEqual(['Anna Smith']);
    expect(seen(list('姓|名|性别', '王|小明|男'))).toEqual(['王小明 male']);
  });
  test('an English name is the name only where there is no other, and never an account', () => {
    expect(seen(list('中文名|英文名', '王小明|Mike'))).toEqual(['王小明']);
    expect(seen(list('英文名|电话', `Mike|${A}`))).toEqual([`Mike ${A}`]);
    expect(seen(list('王小明|Mike', '李梅|May', '赵云|Tom'))).toEqual(['王小明', '李梅', '赵云']);
  });
});

describe('rows that are no child', () => {
  test.each([
    '合计|4',
    '总计：4人|',
    '共4人|',
    'Total|4',
    '小计|2',
    '备注：请核对|',
    '填表人：周老师|日期：今天',
    '例：张三|13800000000',
    '姓名|电话',
  ])('%s', (row) => {
    expect(seen(list('姓名|电话', `王小明|${A}`, row, `李梅|${B}`))).toEqual([
      `王小明 ${A}`,
      `李梅 ${B}`,
    ]);
  });
  test('titles above, and above a second list; they are told', () => {
    const sheet = list(
      '2026年秋季班名单',
      '填表人：周老师||日期',
      '序号|姓名|电话',
      `1|王小明|${A}`,
      '二班',
      '序号|姓名|电话',
      `2|李梅|${B}`,
    );
    expect(seen(sheet)).toEqual([`王小明 ${A}`, `李梅 ${B}`]);
    expect(readOf(sheet).asides).toEqual(['2026年秋季班名单', '填表人：周老师 日期', '二班']);
  });
});

test.each([
  [list('序号|姓名|电话|序号|姓名|电话', `1|王小明|${A}|2|李梅|${B}`)],
  [list('姓名|电话||姓名|电话', `王小明|${A}||李梅|${B}`)],
])('lists side by side', (sheet) => {
  expect(seen(sheet)).toEqual([`王小明 ${A}`, `李梅 ${B}`]);
});

describe('phones', () => {
  test.each([
    ['13800138000/13900139000', A, 'several'],
    ['13800138000（妈妈）', A, 'remark'],
    ['妈妈13800138000', A, 'remark'],
    ['+86 138 0013 8000', A, undefined],
    ['0086-13800138000', A, undefined],
    ['86 13800138000', A, undefined],
    ["'13800138000", A, undefined],
    ['１３８００１３８０００', A, undefined],
    ['无', '', 'nothing'],
    ['010-88886666', '010-88886666', undefined],
  ])('%s', (text, value, doubt) => {
    const [row] = readOf(list('姓名|电话', `王小明|${text}`)).rows;
    expect([row?.cells.phone, row?.doubts[0]?.doubt]).toEqual([value, doubt]);
  });
});

test.each([
  ['♂', 'male'],
  ['♀️', 'female'],
  ['男性', 'male'],
  ['女孩', 'female'],
  ['男 ', 'male'],
  ['M', 'male'],
  ['Girl', 'female'],
  ['1', '1'],
])('gender %s', (text, value) => {
  expect(readOf(list('姓名|性别', `王小明|${text}`)).rows[0]?.cells.gender).toBe(value);
});

test.each([
  ['2018年5月', '2018-05'],
  ['2018/5', '2018-05'],
  ['2018.05.12', '2018-05'],
  ['2018-05-12', '2018-05'],
  ['20180512', '2018-05'],
  ['25/12/2018', '2018-12'],
  ['12/25/2018', '2018-12'],
  ['5/12/2018', '5/12/2018'],
  ['5/2018', '2018-05'],
  ['May 2018', '2018-05'],
  ['12 May 2018', '2018-05'],
  ['民國107年5月', '2018-05'],
  ['107/5/12', '2018-05'],
  ['18年5月', '2018-05'],
  ['2018/13', '2018/13'],
  ['2018-05-12 10:00', '2018-05'],
])('the month of %s', (text, value) => {
  expect(readOf(list('姓名|生日', `王小明|${text}`), LEADS).rows[0]?.cells.birth).toBe(value);
});

test.each([
  ['8岁', '8'],
  ['9', '9'],
  ['八岁', '8'],
  ['十二歲', '12'],
  ['8 years old', '8'],
  ['8岁半', '8'],
  ['小学', '小学'],
])('the age of %s', (text, value) => {
  expect(readOf(list('姓名|年龄', `王小明|${text}`), LEADS).rows[0]?.cells.age).toBe(value);
});

test('several columns of one field are put together, phones as several', () => {
  const sheet = list(
    '姓名|年级|学校|父亲电话|母亲电话',
    `王小明|三年级|实验小学||${A}`,
    `李梅|||${A}|${B}`,
  );
  const [first, second] = readOf(sheet, LEADS).rows;
  expect(first?.cells).toMatchObject({ grade: '三年级 实验小学', phone: A });
  expect(second?.doubts).toMatchObject([{ field: 'phone', doubt: 'several' }]);
});

test.each([
  ['王小明\n李梅\n', ['王小明', '李梅']],
  ['王小明、李梅、赵云', ['王小明', '李梅', '赵云']],
  [`王小明\t${A}\t男\n李梅\t139-0013-9000\t女`, [`王小明 male ${A}`, `李梅 female ${B}`]],
  [`王小明 ${A} 男\n李梅 ${B} 女`, [`王小明 male ${A}`, `李梅 female ${B}`]],
  [`王小明,${A}\n李梅,${B}`, [`王小明 ${A}`, `李梅 ${B}`]],
  ['Anna Smith\nJ. P. Morgan', ['Anna Smith', 'J. P. Morgan']],
  [' \n\t\n', []],
])('pasted %j', (text, rows) => {
  expect(seen(pastedTable(text))).toEqual(rows);
});
