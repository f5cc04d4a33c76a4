import { utils, write } from '@e965/xlsx';
import { describe, expect, test } from 'vitest';
import { readWorkbook } from '../sheets/read-workbook.ts';
import { type SheetTable, tableOf } from '../sheets/sheet-table.ts';
import type { ListField } from './headings.ts';
import { findList, layoutOf } from './layout.ts';
import { readList } from './read-list.ts';

const STUDENTS: readonly ListField[] = ['name', 'gender', 'phone', 'account'];
const LEADS: readonly ListField[] = ['name', 'phone', 'birth'];
const A = '13800138000';
const B = '13900139000';

const readOf = (sheet: SheetTable, fields: readonly ListField[] = STUDENTS) =>
  readList(sheet, layoutOf(sheet, fields), { fields, country: 'CN' });
/** Each row as the values that were taken. */
const seen = (sheet: SheetTable, fields?: readonly ListField[]) =>
  readOf(sheet, fields).rows.map(({ cells }) => Object.values(cells).filter(Boolean).join(' '));

describe('workbooks', () => {
  const book = (...sheets: readonly (readonly unknown[][])[]) => {
    const made = utils.book_new();
    for (const rows of sheets)
      utils.book_append_sheet(made, utils.aoa_to_sheet(rows as unknown[][]));
    return made;
  };
  const ROWS = [
    ['姓名', '电话'],
    ['王小明', 13800138000],
    ['李梅', B],
  ];
  const open = async (
    made: ReturnType<typeof book>,
    bookType: 'xlsx' | 'xlsb' | 'ods' | 'fods' | 'biff8' | 'xlml',
  ) => {
    const sheets = await readWorkbook(new Blob([write(made, { bookType, type: 'array' })]));
    return sheets[findList(sheets)] ?? tableOf([]);
  };

  test.each(['xlsx', 'xlsb', 'ods', 'fods', 'biff8', 'xlml'] as const)(
    'of the kind %s',
    async (kind) => {
      expect(seen(await open(book([['说明']], ROWS), kind))).toEqual([`王小明 ${A}`, `李梅 ${B}`]);
    },
  );
  test('a phone in a cell of days keeps its digits; a day is a day', async () => {
    const made = book([
      ['姓名', '电话', '生日'],
      ['王小明', 13800138000, 43221],
    ]);
    const [sheet] = Object.values(made.Sheets);
    for (const place of ['B2', 'C2']) if (sheet?.[place]) sheet[place].z = 'yyyy-mm-dd';
    expect(seen(await open(made, 'xlsx'), LEADS)).toEqual([`王小明 ${A} 2018-05`]);
    const named = book([['姓名'], [46_296]]);
    const [names] = Object.values(named.Sheets);
    if (names?.['A2']) names['A2'].z = 'm"月"d"日"';
    expect(seen(await open(named, 'xlsx'))).toEqual(['2026-10-01']);
  });
  test('a merged phone is that of each child, a merged name that of one', async () => {
    const made = book([
      ['姓名', '电话', '性别'],
      ['王小明', A, '男'],
      ['李梅', null, '女'],
      ['赵云', B, '男'],
      [null, null, null],
    ]);
    const [sheet] = Object.values(made.Sheets);
    if (sheet)
      sheet['!merges'] = [
        { s: { r: 1, c: 1 }, e: { r: 2, c: 1 } },
        { s: { r: 3, c: 0 }, e: { r: 4, c: 0 } },
      ];
    expect(seen(await open(made, 'xlsx'))).toEqual([
      `王小明 male ${A}`,
      `李梅 female ${A}`,
      `赵云 male ${B}`,
    ]);
  });
  test('hidden rows are told, hidden sheets passed over', async () => {
    const made = book([['姓名'], ['别人'], ['甲']], ROWS);
    made.Workbook = { Sheets: [{ Hidden: 1 }, { Hidden: 0 }] };
    const sheet = made.Sheets[made.SheetNames[1] ?? ''];
    if (sheet) sheet['!rows'] = [{}, { hidden: true }];
    expect(readOf(await open(made, 'xlsx')).rows.map(({ isHidden }) => isHidden)).toEqual([
      true,
      false,
    ]);
  });
  test.each(['<html><table><tr><td>姓名</td></tr></table></html>', 'MIME-Version: 1.0\nx'])(
    'a web page says what it is: %s',
    async (page) => {
      await expect(readWorkbook(new Blob([page]))).rejects.toMatchObject({ problem: 'webPage' });
    },
  );
  test('one bad byte spoils one cell', async () => {
    const bytes = Buffer.from(
      'd0d5c3fb2cb5e7bbb00acdf5d0a1c3f72c31333830303133383030300ac0eeff2c31333830303133383030310a1a',
      'hex',
    );
    const [sheet] = await readWorkbook(new Blob([bytes]));
    expect(seen(sheet ?? tableOf([]))).toEqual([`王小明 ${A}`, '李\ufffd 13800138001']);
  });
});
