import type { Payload } from '#shared/endpoint.ts';
import type { leads } from '#shared/leads/contract.ts';

type Sent = Payload<typeof leads.endpoints.importRows>['leads'][number];
type LeadField = Exclude<keyof Sent, 'key'>;
export type LeadCells = Readonly<Record<LeadField, string>>;
type Cells = readonly string[];

/** The headings that people write, in our three languages. */
const HEADINGS: Readonly<Record<LeadField, readonly string[]>> = {
  name: ['姓名', '孩子姓名', '学生姓名', '學生姓名', 'name', 'childsname', 'child'],
  phone: ['电话', '手机', '手机号', '電話', '手機', '手機號碼', 'phone', 'mobile'],
  guardian: ['家长', '家长姓名', '家長', '家長姓名', 'guardian', 'parent'],
  relation: ['关系', '關係', 'relation'],
  birth: ['出生年月', '生日', '出生日期', 'monthofbirth', 'birth', 'birthday'],
  age: ['年龄', '年齡', 'age'],
  grade: [
    '年级学校',
    '年级',
    '学校',
    '年級學校',
    '年級',
    '學校',
    'gradeandschool',
    'grade',
    'school',
  ],
  interest: ['意向', '课程', '興趣', '課程', 'interest', 'course'],
  source: ['来源', '来源渠道', '來源', 'source'],
  referrer: ['介绍人', '介紹人', 'referredby', 'referrer'],
  campaign: ['活动', '活動', 'campaign'],
  remark: ['备注', '備註', 'remark', 'remarks', 'note'],
};
const FIELDS = Object.keys(HEADINGS) as LeadField[];

/** The words of our three languages for what the server knows by name. */
const WORDS: Readonly<Partial<Record<LeadField, Readonly<Record<string, readonly string[]>>>>> = {
  source: {
    walk_in: ['到店', '现场', '現場', 'walkin'],
    referral: ['转介绍', '介绍', '轉介紹', '介紹', 'referral'],
    web: ['网页', '网站', '網頁', '網站', 'webpage', 'web'],
    event: ['活动', '活動', 'event'],
    advertisement: ['广告', '廣告', 'advertisement'],
    other: ['其他', 'other'],
  },
  relation: {
    mother: ['母亲', '妈妈', '母親', '媽媽', 'mother'],
    father: ['父亲', '爸爸', '父親', 'father'],
    grandmother: ['祖母', '奶奶', '外婆', 'grandmother'],
    grandfather: ['祖父', '爷爷', '外公', '爺爺', 'grandfather'],
    other: ['其他', 'other'],
  },
};

/** A text without remarks in brackets, such as "(required)", and in one case. */
const plain = (text: string): string =>
  text
    .replace(/[（(].*$/, '')
    .replace(/[\s*＊:：_’'、，,-]/g, '')
    .toLowerCase();

const fieldOf = (heading: string): LeadField | undefined =>
  FIELDS.find((field) => HEADINGS[field].includes(plain(heading)));

/** Whether a row has the headings that a list of leads needs. */
const isHeading = (row: Cells): boolean => {
  const found = new Set(row.map(fieldOf));
  return found.has('name') && found.has('phone');
};

/** The server's name of a word; another text is left to the server to refuse. */
const wordOf = (field: LeadField, text: string): string => {
  const known = Object.entries(WORDS[field] ?? {});
  return known.find(([, words]) => words.includes(plain(text)))?.[0] ?? text;
};

/** The rows below the headings, and the headings of columns that are not read. */
export function readLeads(table: readonly Cells[]): {
  readonly rows: LeadCells[];
  readonly ignored: string[];
} {
  const at = table.findIndex(isHeading);
  const headings = table[at];
  if (!headings) return { rows: [], ignored: [] };
  const places = new Map(headings.map((text, index) => [fieldOf(text), index] as const));
  const cell = (row: Cells, field: LeadField) => (row[places.get(field) ?? -1] ?? '').trim();
  const rows = table
    .slice(at + 1)
    .map((row) =>
      Object.fromEntries(FIELDS.map((field) => [field, wordOf(field, cell(row, field))])),
    )
    .filter((row) => Object.values(row).some(Boolean)) as LeadCells[];
  const ignored = headings.filter((text) => text.trim() && !fieldOf(text));
  return { rows, ignored };
}
