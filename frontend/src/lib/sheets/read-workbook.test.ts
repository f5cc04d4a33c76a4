import { expect, test } from 'vitest';
import writeXlsx, { type Row } from 'write-excel-file/node';
import { readWorkbook } from './read-workbook.ts';

const text = (value: string) => ({ value, type: String });
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
  expect((await readWorkbook(file))[0]?.rows.map(({ cells }) => cells)).toEqual([
    ['三年级一班'],
    ['姓名', '电话'],
    ['王小明', '13800138000'],
    ['李梅', '13900139000'],
    ['李梅', '13700137000'],
  ]);
});
