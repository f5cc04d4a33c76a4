import { expect, test } from 'vitest';
import { message } from '#shared/i18n/messages.ts';
import { LANGUAGES } from '#shared/languages.ts';
import { ignoredHeadings, pastedTable, readTable } from './read-table.ts';

const readPasted = (text: string) => readTable(pastedTable(text));

const nothing = { gender: '', phone: '', account: '' };

test('a pasted column of names, whatever ends its lines', () => {
  expect(readPasted('王小明\r\n 李雷 \n\n\nMei\r')).toEqual([
    { ...nothing, name: '王小明' },
    { ...nothing, name: '李雷' },
    { ...nothing, name: 'Mei' },
  ]);
});

test('pasted columns without headings are told by what they look like', () => {
  expect(readPasted('王小明\t13800138000\t男\n李梅\t女\t139-0013-9000\tlimei01')).toEqual([
    { name: '王小明', gender: 'male', phone: '13800138000', account: '' },
    { name: '李梅', gender: 'female', phone: '13900139000', account: 'limei01' },
  ]);
});

test.each([
  ['姓名*', '性别', '手机号', '账号'],
  ['學生姓名', '性別', '電話', '帳號'],
  ['Name', 'Gender', 'Phone number', 'Account'],
])('headings in any language, below a title, with other columns between: %s', (...headings) => {
  const [name = '', gender = '', phone = '', account = ''] = headings;
  const table = [
    ['三年级一班', '', '', '', '', ''],
    [phone, 'secret', name, account, gender, ''],
    ['+86 138 0013 8000', 'x', '王小明', 'wangxm', '男', ''],
    ['', '', '', '', '', ''],
    ['', 'only something else', '', '', '', ''],
    ['', '', '', '', '女', ''],
  ];
  expect(readTable(table)).toEqual([
    { name: '王小明', gender: 'male', phone: '13800138000', account: 'wangxm' },
    { name: '', gender: 'female', phone: '', account: '' },
  ]);
});

test.each(LANGUAGES)('the headings of the template in %s', (language) => {
  const headings = [
    'students.nameRequired',
    'students.gender',
    'students.phone',
    'students.accountOptional',
  ] as const;
  const row = ['Mei', 'f', '13800138000', 'mei01'];
  expect(readTable([headings.map((key) => message(language, key)), row])).toEqual([
    { name: 'Mei', gender: 'female', phone: '13800138000', account: 'mei01' },
  ]);
});

test('what it does not understand is kept for people to see', () => {
  expect(readPasted('姓名\t性别\t电话\n王·明\t未知\t123')).toEqual([
    { name: '王·明', gender: '未知', phone: '123', account: '' },
  ]);
});

test('nothing is no row', () => {
  expect(readPasted(' \n\t\n')).toEqual([]);
  expect(readTable([])).toEqual([]);
});

test('columns that are passed over are told, if there is anything in them', () => {
  const table = [
    ['三年级一班', '', '', '', ''],
    ['序号', '姓名', '学号', '备注', '性别'],
    ['1', '王小明', 'S01', '', '男'],
  ];
  expect(ignoredHeadings(table)).toEqual(['序号', '学号']);
  expect(ignoredHeadings(pastedTable('王小明\t男'))).toEqual([]);
});
