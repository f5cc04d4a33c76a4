import type { RowCells, RowField } from './batch-row.ts';

/** The headings that people write, in our three languages. */
const HEADINGS: Readonly<Record<RowField, readonly string[]>> = {
  name: ['姓名', '学生姓名', '學生姓名', '名字', 'name', 'studentname', 'fullname'],
  gender: ['性别', '性別', 'gender', 'sex'],
  phone: [
    ...['电话', '手机', '手机号', '手机号码', '联系电话', '家长电话'],
    ...['電話', '手機', '手機號碼', '聯絡電話', '家長電話'],
    ...['phone', 'phonenumber', 'mobile', 'mobilephone', 'tel'],
  ],
  account: ['账号', '帐号', '帳號', '登录账号', '登入帳號', 'account', 'username'],
};

const GENDER_WORDS: Readonly<Record<string, 'female' | 'male'>> = {
  女: 'female',
  女生: 'female',
  f: 'female',
  female: 'female',
  girl: 'female',
  男: 'male',
  男生: 'male',
  m: 'male',
  male: 'male',
  boy: 'male',
};

type Places = Partial<Record<RowField, number>>;
type Cells = readonly string[];

/** A heading without remarks in brackets, such as "(required)". */
const plain = (text: string): string =>
  text
    .replace(/[（(].*$/, '')
    .replace(/[\s*＊:：_-]/g, '')
    .toLowerCase();
const fieldOf = (heading: string): RowField | undefined =>
  (Object.keys(HEADINGS) as RowField[]).find((field) => HEADINGS[field].includes(plain(heading)));

/** The columns that a row of headings names; undefined if it is not one. */
function placesIn(row: Cells): Places | undefined {
  const places: Places = {};
  for (const [index, cell] of row.entries()) {
    const field = fieldOf(cell);
    if (field && places[field] === undefined) places[field] = index;
  }
  return places.name === undefined ? undefined : places;
}

const isPhone = (text: string): boolean => /^\+?[\d\s-]{5,}$/.test(text);
/** A line number: shorter than any phone, and not an account. */
const isNumber = (text: string): boolean => /^\d{1,4}[.、]?$/.test(text);
const isGender = (text: string): boolean => text.toLowerCase() in GENDER_WORDS;

const isWord = (text: string): boolean => /\p{L}/u.test(text) && !isGender(text);

/**
 * Without headings the name is the first column that is not a number, since lists are numbered. The other
 * columns are recognized by their contents: an account has letters.
 */
function guess(row: Cells): RowCells {
  const cells = row.filter(Boolean);
  const [first = ''] = cells;
  const name = cells.find(isWord) ?? first;
  const rest = cells.toSpliced(cells.indexOf(name), 1).filter((text) => !isNumber(text));
  const phone = rest.find(isPhone) ?? '';
  const gender = rest.find(isGender) ?? '';
  const account = rest.find((text) => text !== phone && text !== gender) ?? '';
  return { name, gender, phone, account };
}

const pick = (row: Cells, places: Places): RowCells => {
  const at = (field: RowField) => row[places[field] ?? -1] ?? '';
  return { name: at('name'), gender: at('gender'), phone: at('phone'), account: at('account') };
};

/** Spreadsheets write long numbers in scientific notation: written out again where no digit was lost. */
function writtenOut(phone: string): string {
  const [, digits = ''] = /^(\d(?:\.\d+)?)e\+?10$/i.exec(phone) ?? [];
  return digits.length === '1.3800138000'.length ? digits.replace('.', '') : phone;
}

const tidy = ({ gender, phone, ...rest }: RowCells): RowCells => ({
  ...rest,
  gender: GENDER_WORDS[gender.toLowerCase()] ?? gender,
  phone: writtenOut(phone.replace(/[\s-]/g, '').replace(/^\+?86(?=1\d{10}$)/, '')),
});

/**
 * Reads a sheet or a pasted column. A row of headings may stand below a title; columns that none of the
 * headings names are passed over, so it does not matter which of them are hidden. Empty rows are no rows.
 */
export function readTable(table: readonly Cells[]): RowCells[] {
  const heading = table.findIndex((row) => placesIn(row) !== undefined);
  const places = placesIn(table[heading] ?? []);
  const rows = places ? table.slice(heading + 1) : table;
  return rows
    .map((row) => row.map((cell) => cell.trim()))
    .map((row) => (places ? pick(row, places) : guess(row)))
    .filter((cells) => Object.values(cells).some(Boolean))
    .map(tidy);
}

/** The headings of columns that have contents and are passed over. */
export function ignoredHeadings(table: readonly Cells[]): string[] {
  const heading = table.findIndex((row) => placesIn(row) !== undefined);
  const headings = table[heading] ?? [];
  const read = new Set(Object.values(placesIn(headings) ?? {}));
  const below = table.slice(heading + 1);
  return headings
    .filter((_, index) => !read.has(index) && below.some((row) => row[index]?.trim()))
    .map((text) => text.trim())
    .filter(Boolean);
}

/** A pasted column of names, or several columns as a spreadsheet gives them to the clipboard. */
export const pastedTable = (text: string): Cells[] =>
  text.split(/\r\n|\r|\n/).map((line) => line.split('\t'));
