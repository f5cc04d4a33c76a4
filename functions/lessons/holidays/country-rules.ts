import type { Language } from '#shared/languages.ts';
import type { HolidayCountry } from '#shared/lessons/holiday-presets.ts';
import {
  deepavali,
  easter,
  type FindDays,
  fixed,
  hijri,
  lunar,
  lunarNewYear,
  solar,
  weekday,
} from './find-days.ts';

type Names = Readonly<Record<Language, string>>;

export interface HolidayRule {
  readonly names: Names;
  readonly find: FindDays;
  /** The authorities announce the day only when the moon has been seen. */
  readonly moon?: true;
}

interface CountryRules {
  readonly holidays: readonly HolidayRule[];
  /**
   * Which day is off instead when a holiday falls on one of `on` (0 for Sunday): the next day that is free of
   * both, or, for `nearest`, the Friday before a Saturday and the Monday after a Sunday.
   */
  readonly instead?: { readonly on: readonly number[]; readonly nearest?: true };
  /** A working day between two holidays is one, too. */
  readonly bridges?: true;
}

const rule = (zh: string, cht: string, en: string, find: FindDays): HolidayRule => ({
  names: { zh, cht, en },
  find,
});
const byMoon = (...names: Parameters<typeof rule>): HolidayRule => ({
  ...rule(...names),
  moon: true,
});

const newYear = rule('元旦', '元旦', 'New Year’s Day', fixed(1, 1));
const labour = rule('劳动节', '勞動節', 'Labour Day', fixed(5, 1));
const christmas = rule('圣诞节', '聖誕節', 'Christmas Day', fixed(12, 25));
const boxing = rule('节礼日', '節禮日', 'Boxing Day', fixed(12, 26));
const goodFriday = rule('耶稣受难日', '耶穌受難日', 'Good Friday', easter(-2));
const easterMonday = rule('复活节星期一', '復活節星期一', 'Easter Monday', easter(1));
const qingming = rule('清明节', '清明節', 'Tomb-Sweeping Day', solar(4, 4.81));
const dragonBoat = rule('端午节', '端午節', 'Dragon Boat Festival', lunar(5, 5));
const midAutumn = rule('中秋节', '中秋節', 'Mid-Autumn Festival', lunar(8, 15));
const vesak = rule('卫塞节', '衛塞節', 'Vesak Day', lunar(4, 15));
const deepavaliDay = rule('屠妖节', '屠妖節', 'Deepavali', deepavali);
const puasa = (find: FindDays) => byMoon('开斋节', '開齋節', 'Hari Raya Puasa', find);
const haji = byMoon('哈芝节', '哈芝節', 'Hari Raya Haji', hijri(12, 10));

const spring = (find: FindDays) => rule('春节', '春節', 'Lunar New Year', find);
const springs = (from: number, to: number): HolidayRule[] =>
  Array.from({ length: to - from + 1 }, (_, index) => spring(lunarNewYear(from + index)));

const onMonday = { on: [0] } as const;
const onWeekend = { on: [0, 6] } as const;
const nearest = { on: [0, 6], nearest: true } as const;

/**
 * The days that the law of each country names, as of 2026. What is decided anew every year (working days that
 * make up for a longer holiday in China, special days off) is not among them and is never made up.
 */
export const COUNTRY_RULES: Readonly<Record<HolidayCountry, CountryRules>> = {
  CN: {
    holidays: [
      newYear,
      ...springs(-1, 2),
      qingming,
      labour,
      rule('劳动节', '勞動節', 'Labour Day', fixed(5, 2)),
      dragonBoat,
      midAutumn,
      ...[1, 2, 3].map((day) => rule('国庆节', '國慶節', 'National Day', fixed(10, day))),
    ],
  },
  TW: {
    holidays: [
      rule('元旦', '開國紀念日', 'Founding Day', fixed(1, 1)),
      ...springs(-2, 2),
      rule('和平纪念日', '和平紀念日', 'Peace Memorial Day', fixed(2, 28)),
      rule('儿童节', '兒童節', 'Children’s Day', fixed(4, 4)),
      qingming,
      labour,
      dragonBoat,
      rule('教师节', '教師節', 'Teachers’ Day', fixed(9, 28)),
      midAutumn,
      rule('双十节', '國慶日', 'National Day', fixed(10, 10)),
      rule('台湾光复节', '臺灣光復節', 'Retrocession Day', fixed(10, 25)),
      rule('行宪纪念日', '行憲紀念日', 'Constitution Day', fixed(12, 25)),
    ],
    // A Sunday or Saturday of the Lunar New Year is made up for after it, as the next free day does.
    instead: nearest,
  },
  HK: {
    holidays: [
      newYear,
      ...springs(0, 2),
      qingming,
      goodFriday,
      rule('耶稣受难日翌日', '耶穌受難日翌日', 'Day following Good Friday', easter(-1)),
      easterMonday,
      labour,
      rule('佛诞', '佛誕', 'Birthday of the Buddha', lunar(4, 8)),
      dragonBoat,
      rule('特区成立纪念日', '特區成立紀念日', 'Establishment Day', fixed(7, 1)),
      rule('中秋节翌日', '中秋節翌日', 'Day following Mid-Autumn', lunar(8, 16)),
      rule('国庆日', '國慶日', 'National Day', fixed(10, 1)),
      rule('重阳节', '重陽節', 'Chung Yeung Festival', lunar(9, 9)),
      christmas,
      rule('圣诞节翌日', '聖誕節翌日', 'Day after Christmas', fixed(12, 26)),
    ],
    instead: onMonday,
  },
  SG: {
    holidays: [
      newYear,
      ...springs(0, 1),
      puasa(hijri(10, 1)),
      goodFriday,
      labour,
      haji,
      vesak,
      rule('国庆日', '國慶日', 'National Day', fixed(8, 9)),
      deepavaliDay,
      christmas,
    ],
    instead: onMonday,
  },
  MY: {
    holidays: [
      ...springs(0, 1),
      puasa(hijri(10, 1)),
      puasa(hijri(10, 2)),
      labour,
      haji,
      vesak,
      rule('最高元首诞辰', '最高元首誕辰', 'Agong’s Birthday', weekday(6, 1, 1)),
      byMoon('回历新年', '回曆新年', 'Awal Muharram', hijri(1, 1)),
      byMoon('先知诞辰', '先知誕辰', 'Prophet’s Birthday', hijri(3, 12)),
      rule('国庆日', '國慶日', 'National Day', fixed(8, 31)),
      rule('马来西亚日', '馬來西亞日', 'Malaysia Day', fixed(9, 16)),
      deepavaliDay,
      christmas,
    ],
    instead: onMonday,
  },
  JP: {
    holidays: [
      newYear,
      rule('成人日', '成人日', 'Coming of Age Day', weekday(1, 2, 1)),
      rule('建国纪念日', '建國紀念日', 'National Foundation Day', fixed(2, 11)),
      rule('天皇诞辰', '天皇誕辰', 'Emperor’s Birthday', fixed(2, 23)),
      rule('春分日', '春分日', 'Vernal Equinox Day', solar(3, 20.687)),
      rule('昭和日', '昭和日', 'Showa Day', fixed(4, 29)),
      rule('宪法纪念日', '憲法紀念日', 'Constitution Day', fixed(5, 3)),
      rule('绿之日', '綠之日', 'Greenery Day', fixed(5, 4)),
      rule('儿童日', '兒童日', 'Children’s Day', fixed(5, 5)),
      rule('海之日', '海之日', 'Marine Day', weekday(7, 3, 1)),
      rule('山之日', '山之日', 'Mountain Day', fixed(8, 11)),
      rule('敬老日', '敬老日', 'Respect for the Aged Day', weekday(9, 3, 1)),
      rule('秋分日', '秋分日', 'Autumnal Equinox Day', solar(9, 23.0926)),
      rule('体育日', '體育日', 'Sports Day', weekday(10, 2, 1)),
      rule('文化日', '文化日', 'Culture Day', fixed(11, 3)),
      rule('勤劳感谢日', '勤勞感謝日', 'Labour Thanksgiving Day', fixed(11, 23)),
    ],
    instead: onMonday,
    bridges: true,
  },
  US: {
    holidays: [
      newYear,
      rule('马丁·路德·金日', '馬丁·路德·金恩日', 'Martin Luther King Jr. Day', weekday(1, 3, 1)),
      rule('总统日', '總統日', 'Washington’s Birthday', weekday(2, 3, 1)),
      rule('阵亡将士纪念日', '陣亡將士紀念日', 'Memorial Day', weekday(5, -1, 1)),
      rule('六月节', '六月節', 'Juneteenth', fixed(6, 19)),
      rule('独立日', '獨立紀念日', 'Independence Day', fixed(7, 4)),
      rule('劳动节', '勞動節', 'Labor Day', weekday(9, 1, 1)),
      rule('哥伦布日', '哥倫布日', 'Columbus Day', weekday(10, 2, 1)),
      rule('退伍军人节', '退伍軍人節', 'Veterans Day', fixed(11, 11)),
      rule('感恩节', '感恩節', 'Thanksgiving Day', weekday(11, 4, 4)),
      christmas,
    ],
    instead: nearest,
  },
  GB: {
    holidays: [
      newYear,
      goodFriday,
      easterMonday,
      rule('五月初银行假日', '五月初銀行假日', 'Early May bank holiday', weekday(5, 1, 1)),
      rule('春季银行假日', '春季銀行假日', 'Spring bank holiday', weekday(5, -1, 1)),
      rule('夏季银行假日', '夏季銀行假日', 'Summer bank holiday', weekday(8, -1, 1)),
      christmas,
      boxing,
    ],
    instead: onWeekend,
  },
};
