import { mayBePhone, Phone } from '#shared/people/phones.ts';
import { readAge, readMonth } from './dates.ts';
import type { ListField } from './headings.ts';
import type { Taken } from './taken.ts';

const NOTHING =
  /^(?:无|無|没有|沒有|未知|未填|暂无|暫無|保密|不详|不詳|none|no|nil|unknown|n\/?a|[-—–/\\×x?？]+)$/i;

/** What spreadsheets and programs put around a value. */
export const tidyText = (text: string): string =>
  text
    .replace(/_x000D_/gi, ' ')
    .replace(/[\r\n\t]+/g, ' ')
    .trim()
    .replace(/^['‘’`](?=[\d+])/, '');

const GENDERS = {
  female: /^(?:女|女生|女孩子?|女性|女童|女宝宝?|♀|👧|👩|🚺|f|female|girl|woman|w)$/iu,
  male: /^(?:男|男生|男孩子?|男性|男童|男宝宝?|♂|👦|👨|🚹|m|male|boy|man)$/iu,
} as const;

function readGender(text: string): Taken {
  const word = text.replace(/[\ufe0e\ufe0f\s]/g, '');
  if (GENDERS.female.test(word)) return { value: 'female' };
  return { value: GENDERS.male.test(word) ? 'male' : text };
}

/** Long numbers in scientific notation: written out again where no digit was lost. */
function writtenOut(text: string): string {
  const [, digits = ''] = /^(\d(?:\.\d+)?)e\+?10$/i.exec(text) ?? [];
  return digits.length === '1.3800138000'.length ? digits.replace('.', '') : text;
}

/** Numbers in a text, with the signs that people write between their digits. */
const NUMBERS = /(?:\+|00)?\(?\d(?:[\d\s().·-]*\d)?/g;
const compact = (text: string): string => {
  const phone = Phone().safeParse(text).data ?? text;
  return phone.replace(/^(?:\+|00)?86(?=1[3-9]\d{9}$)/, '');
};

/** The phone in a cell, or the first of several; what was written beside it is told. */
function readPhone(text: string, country: string): Taken {
  const whole = writtenOut(text.normalize('NFKC').trim());
  if (mayBePhone(whole, country)) return { value: compact(whole) };
  const found = [...new Set((whole.match(NUMBERS) ?? []).map(compact))];
  const phones = found.filter((each) => each.length >= 7 && mayBePhone(each, country));
  const [first] = phones;
  if (first === undefined) return { value: text };
  return { value: first, doubt: found.length > 1 ? 'several' : 'remark' };
}

/** A name without the number of its line, and with the dot that stands between its parts. */
const readName = (text: string): Taken => ({
  value: text
    .replace(/^\d{1,3}\s*[.、．)）]\s*(?=\p{L})/u, '')
    .replace(/(?<=\p{Script=Han})\s*[.．。﹒]\s*(?=\p{Script=Han})/gu, '·'),
});

/** The words of our three languages for what the server knows by name. */
const WORDS: Readonly<Partial<Record<ListField, Readonly<Record<string, string>>>>> = {
  source: {
    walk_in: '到店|现场|現場|上门|自然到店|walkin|walkedin',
    referral: '转介绍|介绍|推荐|老带新|轉介紹|介紹|推薦|referral|referred|friend',
    web: '网页|网站|官网|線上|網頁|網站|官網|webpage|web|website|internet',
    event: '活动|市场活动|活動|event|openday',
    advertisement: '广告|廣告|advertisement|ad|ads|advert',
    other: '其他|其它|other|others',
  },
  relation: {
    mother: '母亲|母|妈妈|妈|母親|媽媽|媽|mother|mom|mum',
    father: '父亲|父|爸爸|爸|父親|father|dad',
    grandmother: '祖母|奶奶|外婆|姥姥|外祖母|grandmother|grandma',
    grandfather: '祖父|爷爷|外公|姥爷|外祖父|爺爺|grandfather|grandpa',
    other: '其他|其它|other',
  },
};

function readWord(field: ListField, text: string): Taken {
  const plain = text
    .toLowerCase()
    .replace(/[\s_-]/g, '')
    .replace(/[（(].*$/, '');
  const known = Object.entries(WORDS[field] ?? {});
  return { value: known.find(([, words]) => words.split('|').includes(plain))?.[0] ?? text };
}

/** What a cell says for a field: what cannot be told stays as it is, for a person to see. */
export function readCell(field: ListField, raw: string, country: string): Taken {
  const text = tidyText(raw);
  if (field !== 'name' && field !== 'remark' && NOTHING.test(text)) {
    return text === '' ? { value: '' } : { value: '', doubt: 'nothing' };
  }
  switch (field) {
    case 'name':
      return readName(text);
    case 'gender':
      return readGender(text);
    case 'phone':
      return readPhone(text, country);
    case 'birth':
      return readMonth(text);
    case 'age':
      return readAge(text);
    case 'source':
    case 'relation':
      return readWord(field, text);
    default:
      return { value: text };
  }
}
