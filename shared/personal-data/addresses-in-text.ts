// Every quantifier is bounded, so that no text takes longer than its length (`personal-data.test.ts` sees to it).

const NUMBER = String.raw`(?:\d{1,5}|[〇零一二三四五六七八九十百]{1,5})`;
const STREET = `(?<![公铁鐵电電网網道思回套岔出马馬线線一半])(?:路|街|大道|胡同)`;
const SECTION = String.raw`(?:[一二三四五六七八九十\d]{1,2}段|[东西南北東中]路?|[东西南北東]段)?`;
const LANE = String.raw`(?:\s?${NUMBER}\s?[巷弄]){0,3}`;
const HOUSE = String.raw`\s?${NUMBER}(?:[-–之]\d{1,4})?\s?(?:号|號)(?![线線机機码碼角选選])`;
const REST = String.raw`[\d\s一二三四五六七八九十之\-楼樓层層室栋棟幢单單元座号號院店]{0,16}`;
const CITY = String.raw`(?:[\p{Script=Han}]{2,3}省)?[\p{Script=Han}]{2,6}市[\p{Script=Han}]{1,4}[区區县縣]`;
const BUILDING = String.raw`${NUMBER}\s?(?:号楼|號樓|栋|棟|幢|座)`;
const HOME = String.raw`(?:我家?住在?|我们家?住在|我們家?住在|家住在?|我家在|住址|家庭地址|(?:我的|我家的?|家的|收件)地址)[是为為:\s]{0,2}`;
const KINDS = 'Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Boulevard|Blvd|Crescent|Terrace';
const LOOSE_KINDS =
  'street|st|road|rd|avenue|ave|lane|ln|boulevard|blvd|crescent|terrace|drive|dr|way|court|place|square';

/** Where somebody lives, in a folded text: `cased` looks at capitals too, `plain` at small letters. */
export const ADDRESS_PATTERNS = {
  plain: [
    // Street, section, lane and number: 人民路12号, 忠孝東路四段100巷5弄3號7樓.
    new RegExp(
      `[\\p{Script=Han}]{1,12}${STREET}${SECTION}${LANE}(?:${HOUSE}|(?<=[巷弄]))${REST}`,
      'gu',
    ),
    new RegExp(`${NUMBER}\\s?巷\\s?${NUMBER}\\s?弄${REST}`, 'gu'),
    // Town and district with a street, village or estate.
    new RegExp(
      `${CITY}[\\p{Script=Han}\\d]{1,12}(?:路|街|大道|巷|弄|村|镇|鎮|乡|鄉|小区|社区|社區|新村|花园|花園|公寓)`,
      'gu',
    ),
    // A building and what is in it.
    new RegExp(
      `[\\p{Script=Han}]{0,8}${BUILDING}\\s?(?:${NUMBER}\\s?(?:单元|單元)\\s?(?:\\d{2,4}\\s?[室房号號]?)?|\\d{2,4}\\s?[室房号號])`,
      'gu',
    ),
    // What somebody says of the own home.
    new RegExp(
      `${HOME}(?<found>(?:${CITY}|[^，。,.!?！？\\n]{1,12}?(?:小区|社区|社區|公寓|新村|${NUMBER}\\s?(?:号楼?|號樓?|栋|棟|幢|室))))`,
      'gu',
    ),
    new RegExp(
      `\\b(?:live|lives|living|home is|address is|address:|house is) (?:at |on |in )?(?<found>\\d{1,5}[a-z]? (?:[a-z.'-]{1,20} ){1,3}(?:${LOOSE_KINDS})\\b)`,
      'g',
    ),
  ],
  cased: [
    new RegExp(
      `(?<!\\d|\\b(?:[Ll]evel|[Cc]hapter|[Pp]art|[Ee]pisode|[Ss]tage|[Ll]esson|[Vv]ersion|[Tt]op|[Nn]o\\.?) ?)\\b\\d{1,5}[A-Za-z]? (?:[A-Z][A-Za-z.'-]{0,20} ){1,3}(?:${KINDS})\\b`,
      'g',
    ),
  ],
} as const;
