import type { Taken } from './taken.ts';

const CENTURY = 100;
/** Years are counted from 1911 in Taiwan. */
const TAIWAN = 1911;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

function monthOf(year: string, month: number): Taken | undefined {
  if (month < 1 || month > 12) return undefined;
  const two = String(month).padStart(2, '0');
  if (year.length === 4) return { value: `${year}-${two}` };
  const short = Number(year);
  const full = short >= CENTURY ? short + TAIWAN : short + 20 * CENTURY;
  return { value: `${full}-${two}`, doubt: 'year' };
}

const SIGN = String.raw`\s*[年./\-\s]\s*`;
const DAY = String.raw`\s*[月./\-\s]\s*\d{1,2}\s*[日号號]?(?:[\st].*)?`;
/** 2018年5月, 2018/5/12, 2018.5, 107/5/12 as in Taiwan, 18年5月. */
const YEAR_FIRST = new RegExp(
  `^(\\d{4}|1\\d\\d|\\d{2,3}(?=\\s*年))${SIGN}(\\d{1,2})(?:\\s*月?|${DAY})$`,
);
/** Days since 1900, as spreadsheets count them, in a cell that does not say that it is a day. */
const COUNTED = /^[34]\d{4}$/;
const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** 201805, 20180512. */
const SOLID = /^((?:19|20)\d\d)(0[1-9]|1[0-2])(?:[0-3]\d)?$/;
/** 5/2018, 25.12.2018. */
const YEAR_LAST = /^(?:(\d{1,2})[./-])?(\d{1,2})[./-](\d{4})$/;
/** May 2018, 12 May 2018, May 12, 2018. */
const IN_WORDS =
  /^(?:\d{1,2}(?:st|nd|rd|th)?[\s-]+)?([a-z]{3})[a-z]*\.?[\s-]+(?:\d{1,2}(?:st|nd|rd|th)?,?\s+)?(\d{4})$/;

/** Which of two numbers is the month is certain when the other one is none, or both are the same. */
function monthBeforeYear([, first, second = '', year = '']: RegExpExecArray): Taken | undefined {
  const [a, b] = [Number(first ?? second), Number(second)];
  if (first === undefined || a > 12 || a === b) return monthOf(year, b);
  return b > 12 ? monthOf(year, a) : undefined;
}

/** The month of a day in any of the ways in which its order is certain; other texts stay as they are. */
export function readMonth(text: string): Taken {
  const plain = text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/^(?:民国|民國)/, '')
    .trim();
  if (COUNTED.test(plain))
    return {
      value: new Date(FIRST_DAY + Number(plain) * DAY_MS).toISOString().slice(0, 7),
      doubt: 'year',
    };
  const numbers = YEAR_FIRST.exec(plain) ?? SOLID.exec(plain);
  if (numbers) return monthOf(numbers[1] ?? '', Number(numbers[2])) ?? { value: text };
  const last = YEAR_LAST.exec(plain);
  if (last) return monthBeforeYear(last) ?? { value: text };
  const [, word = '', year = ''] = IN_WORDS.exec(plain) ?? [];
  return (year && monthOf(year, MONTHS.indexOf(word) + 1)) || { value: text };
}

const NUMERALS = '零一二三四五六七八九十';
const YEARS =
  /^(\d{1,2}|[一二三四五六七八九十]{1,2})\s*(?:周)?(?:岁|歲|years?(?: old)?|yrs?|y)?(半|\.\d+)?(?:岁|歲)?$/i;

export function readAge(text: string): Taken {
  const [, years = '', rest] = YEARS.exec(text.normalize('NFKC').trim()) ?? [];
  if (!years) return { value: text };
  const [tens = '', ones = ''] = years;
  const spelt =
    years.length === 1 ? NUMERALS.indexOf(tens) : tens === '十' ? 10 + NUMERALS.indexOf(ones) : 0;
  const value = /\d/.test(years) ? String(Number(years)) : spelt > 0 ? String(spelt) : text;
  return rest && Number(rest) !== 0 ? { value, doubt: 'remark' } : { value };
}
