import { expect, test } from 'vitest';
import writeXlsx, { type Row } from 'write-excel-file/node';
import { readWorkbook } from './read-workbook.ts';

const text = (value: string) => ({ value, type: String });
const fileOf = (...bytes: number[]): Blob => new Blob([new Uint8Array(bytes)]);
const xlsx = async (...rows: Row[]): Promise<Blob> =>
  new Blob([new Uint8Array(await writeXlsx(rows).toBuffer())]);

test('texts, numbers and merged cells come as people see them', async () => {
  const file = await xlsx(
    [{ ...text('三年级一班'), columnSpan: 2 }, null],
    [text('姓名'), text('电话')],
    [text('王小明'), { value: 13800138000, type: Number }],
    [{ ...text('李梅'), rowSpan: 2 }, text('13900139000')],
    [null, text('13700137000')],
  );
  await expect(readWorkbook(file)).resolves.toEqual([
    ['三年级一班', ''],
    ['姓名', '电话'],
    ['王小明', '13800138000'],
    ['李梅', '13900139000'],
    ['', '13700137000'],
  ]);
});

test.each([
  ['a csv that was renamed', new Blob(['姓名,电话\n王小明,13800138000']), 'notXlsx'],
  ['an old xls', fileOf(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), 'oldXls'],
  ['an archive of something else', fileOf(0x50, 0x4b, 0x03, 0x04, 0, 0), 'unreadable'],
  ['nothing', new Blob([]), 'notXlsx'],
  ['far too much', new Blob([new Uint8Array(6 * 1024 * 1024)]), 'tooLarge'],
])('%s is refused in words', async (_, file, problem) => {
  await expect(readWorkbook(file)).rejects.toMatchObject({ problem });
});
