import { describe, expect, test } from 'vitest';
import { findList, layoutOf } from '#frontend/src/lib/lists/layout.ts';
import { readList } from '#frontend/src/lib/lists/read-list.ts';
import { readWorkbook } from '#frontend/src/lib/sheets/read-workbook.ts';
import {
  blobOf,
  cell,
  row,
  workbook,
  workbookParts,
  zip,
} from '#frontend/src/lib/sheets/workbook.fixture.ts';
import { STUDENT_LIMITS } from '#shared/students/limits.ts';
import { ROW_FIELDS, type RowCells } from './batch-row.ts';
import { batchReducer, emptyBatch } from './batch-state.ts';
import { problemsOf } from './row-problems.ts';

async function read(file: Blob): Promise<RowCells[]> {
  const sheets = await readWorkbook(file);
  const sheet = sheets[findList(sheets)] ?? { name: '', rows: [] };
  const taking = { fields: ROW_FIELDS, country: 'CN' };
  return readList(sheet, layoutOf(sheet, ROW_FIELDS), taking).rows.map(({ cells }) => cells);
}
/** Each row as people see it: its name, phone, and what is wrong with it. */
const seen = (rows: readonly RowCells[]) =>
  rows.map((cells) =>
    [cells.name, cells.phone, ...problemsOf(cells).map(({ field, rule }) => `${field}:${rule}`)]
      .filter(Boolean)
      .join(' '),
  );
const heading = row(1, cell('A1', '姓名') + cell('B1', '电话'));
/** A sheet below the headings. */
const sheet = (...rows: readonly string[]): Blob => workbook(heading + rows.join(''));

describe('formulas', () => {
  test('give what they came to', async () => {
    const file = sheet(
      row(
        2,
        '<c r="A2" t="str"><f>C2&amp;D2</f><v>王小明</v></c><c r="B2"><f>C3</f><v>13800138000</v></c>',
      ),
      row(3, `${cell('A3', '李梅')}<c r="B3" t="str"><f>C4</f><v></v></c>`),
    );
    expect(seen(await read(file))).toEqual(['王小明 13800138000', '李梅']);
  });

  test('that gave an error, or nothing at all, are named at their place', async () => {
    const file = sheet(
      row(2, '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c>'),
      row(4, '<c r="A4"><f>VLOOKUP(A1,C:D,2)</f></c>'),
      row(5, `${cell('A5', '李梅')}<c r="B5" t="e"><v>#N/A</v></c>`),
      row(6, `${cell('A6', '王明')}<c r="B6"><f>C6</f></c>`),
    );
    expect(seen(await read(file))).toEqual([
      '#DIV/0! name:formula_error',
      '=VLOOKUP(A1,C:D,2) name:formula_without_value',
      '李梅 #N/A phone:formula_error',
      '王明 =C6 phone:formula_without_value',
    ]);
  });
});

describe('what a spreadsheet makes of values', () => {
  test('long numbers keep their digits, or say that they lost some', async () => {
    const file = sheet(
      row(2, `${cell('A2', '甲')}<c r="B2"><v>1.3800138001E10</v></c>`),
      row(3, `${cell('A3', '乙')}${cell('B3', '1.38E+10')}`),
      row(4, `${cell('A4', '丙')}${cell('B4', '1.3800138002E+10')}`),
    );
    expect(seen(await read(file))).toEqual([
      '甲 13800138001',
      '乙 1.38E+10 phone:shortened',
      '丙 13800138002',
    ]);
  });

  test('numbers can be names, days cannot', async () => {
    const file = sheet(row(2, '<c r="A2"><v>9527</v></c>'), row(3, cell('A3', '2026-10-01')));
    expect(seen(await read(file))).toEqual(['9527', '2026-10-01 name:letters']);
  });

  test('names as they occur', async () => {
    const names = ['阿依·古丽', '王\u200b明', '\u202e李明', ' 王 明 ', 'Mei'];
    const rows = names.map((name, index) => row(index + 2, cell(`A${index + 2}`, name)));
    expect(seen(await read(sheet(...rows)))).toEqual([
      '阿依·古丽',
      '王\u200b明 name:invisible',
      '\u202e李明 name:invisible',
      '王 明',
      'Mei',
    ]);
  });
});

describe('sheets', () => {
  test('merged cells stand in the first', async () => {
    const [merged] = [
      `${heading}${row(2, cell('A2', '王明') + cell('B2', '13800138000'))}${row(3, '<c r="A3"/><c r="B3"/>')}`,
    ];
    const after = workbookParts([`${merged}`]).map((part) => ({
      ...part,
      content: Buffer.from(
        part.content
          .toString()
          .replace('</sheetData>', '</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells>'),
      ),
    }));
    expect(seen(await read(blobOf(zip(after))))).toEqual(['王明 13800138000']);
  });

  test('hidden columns and rows do not move the others; every row is shown before it is sent', async () => {
    const columns = '<cols><col min="1" max="1" hidden="1"/></cols>';
    const rows = [
      row(1, cell('A1', '编号') + cell('B1', '姓名')),
      row(2, cell('A2', '1001') + cell('B2', '王明')),
      row(3, cell('A3', '1002') + cell('B3', '李梅'), 'hidden="1"'),
    ].join('');
    const file = blobOf(zip(workbookParts([rows], columns)));
    expect(seen(await read(file))).toEqual(['王明', '李梅']);
    const bare = [
      row(1, cell('A1', '1') + cell('B1', '王明')),
      row(2, cell('A2', '2') + cell('B2', '李梅')),
    ];
    expect(seen(await read(workbook(bare.join(''))))).toEqual(['王明', '李梅']);
  });

  test('101 rows: none is lost', async () => {
    const rows = Array.from({ length: 101 }, (_, at) => row(at + 2, cell(`A${at + 2}`, `n${at}`)));
    const cells = await read(sheet(...rows));
    const state = batchReducer(emptyBatch(), {
      type: 'read',
      rows: cells.map((each) => ({ cells: each })),
    });
    expect([state.rows.length, state.later.length]).toEqual([STUDENT_LIMITS.perBatch, 1]);
  });

  test('of several the first that holds anything; an empty one is nothing', async () => {
    const names = row(1, cell('A1', '王明'));
    expect(seen(await read(workbook('', names, row(1, cell('A1', '别人')))))).toEqual(['王明']);
    await expect(read(workbook(''))).rejects.toMatchObject({ problem: 'empty' });
  });
});

const gbk = (bytes: readonly number[]): Blob => blobOf(Uint8Array.from(bytes));
const WANG_MING_GBK = [0xcd, 0xf5, 0xc3, 0xf7];
const WANG_MING_BIG5 = [0xa4, 0xfd, 0xa9, 0xfa];

describe('comma-separated values, whatever they are called', () => {
  test.each([
    ['with a mark', new Blob(['\ufeff姓名,电话\r\n王明,13800138000\r\n'])],
    ['quoted', new Blob(['"姓名","电话"\n"王明","138 0013\n8000"'])],
    ['with semicolons', new Blob(['电话;姓名\n13800138000;王明'])],
    ['UTF-16 with tabs', blobOf(Buffer.from('\ufeff姓名\t电话\r\n王明\t13800138000', 'utf16le'))],
  ])('%s', async (_, file) => {
    expect(seen(await read(file))).toEqual(['王明 13800138000']);
  });

  test('in the encodings of mainland China and Taiwan', async () => {
    expect(seen(await read(gbk([...WANG_MING_GBK, 0x0a])))).toEqual(['王明']);
    expect(seen(await read(gbk([...WANG_MING_BIG5, 0x0a])))).toEqual(['王明']);
  });

  test('a mark in the middle of a cell loses nothing', async () => {
    expect((await read(new Blob(['姓名\n"王"明\n李梅']))).length).toBeGreaterThan(0);
  });
});

describe('files that are no list', () => {
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const huge = Buffer.alloc(64 * 1024 * 1024, ' ');
  const bombBytes = (saidSize?: number) => {
    const [first, ...others] = workbookParts([heading]);
    const sheetPart = others.pop();
    const packed = { name: sheetPart?.name ?? '', content: huge, ...(saidSize && { saidSize }) };
    return zip([...(first ? [first] : []), ...others, packed]);
  };
  const bomb = (saidSize?: number) => blobOf(bombBytes(saidSize));
  const END_BYTES = 22;
  /** An archive says twice how many entries it has: here one of the two says none. */
  const bombOfTwoCounts = () => {
    const archive = bombBytes();
    archive.writeUInt16LE(0, archive.length - END_BYTES + 10);
    return blobOf(archive);
  };
  /** With an end as in archives of many gigabytes, which lists the bomb, before an end that lists nothing. */
  const bombOfTwoEnds = () => {
    const archive = bombBytes();
    const end = archive.length - END_BYTES;
    const wide = Buffer.alloc(76);
    wide.writeUInt32LE(0x06064b50, 0);
    wide.writeUInt32LE(archive.readUInt16LE(end + 8), 32);
    wide.writeUInt32LE(archive.readUInt32LE(end + 16), 48);
    wide.writeUInt32LE(0x07064b50, 56);
    wide.writeUInt32LE(end, 64);
    const nothing = Buffer.from(archive.subarray(end));
    nothing.fill(0, 8, 12);
    return blobOf(Buffer.concat([archive.subarray(0, end), wide, nothing]));
  };

  test.each([
    ['half of an old xls', () => gbk(compound), 'unreadable'],
    [
      'an xlsx with a password',
      () =>
        blobOf(Buffer.concat([Buffer.from(compound), Buffer.from('EncryptedPackage', 'utf16le')])),
      'locked',
    ],
    [
      'another archive',
      () => blobOf(zip([{ name: 'a.txt', content: Buffer.from('x') }])),
      'unreadable',
    ],
    ['an archive cut off', () => workbook(heading).slice(0, 300), 'unreadable'],
    ['a bomb', () => bomb(), 'tooMuch'],
    ['a bomb that lies', () => bomb(1000), 'empty'],
    ['a bomb with two counts of its entries', bombOfTwoCounts, 'tooMuch'],
    ['a bomb with two ends', bombOfTwoEnds, 'unreadable'],
    ['a picture', () => gbk([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0]), 'noSheet'],
    ['nothing', () => new Blob([]), 'empty'],
    ['far too much', () => blobOf(Buffer.alloc(6 * 1024 * 1024)), 'tooLarge'],
  ])('%s is refused in words', async (_, file, problem) => {
    const startedAt = performance.now();
    await expect(readWorkbook(file())).rejects.toMatchObject({ problem });
    expect(performance.now() - startedAt).toBeLessThan(3000);
  });
});
