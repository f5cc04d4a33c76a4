import { digitGroups, type NumberCandidate, numberCandidates } from './digit-groups.ts';
import type { Span } from './folded-text.ts';

/** How people part the 11 digits of a mobile number of mainland China, and the 10 of one of Taiwan. */
const MAINLAND_FORMS = new Set(
  '11 3-8 3-4-4 4-4-3 4-3-4 3-3-5 3-5-3 5-6 6-5 7-4 4-7 2-3-3-3 1-1-1-1-1-1-1-1-1-1-1'.split(' '),
);
const TAIWAN_FORMS = new Set('10 4-3-3 4-6 3-3-4 1-1-1-1-1-1-1-1-1-1'.split(' '));
const SINGLE = /^1(?:-1){0,12}$/;

/** Numbers after a plus, by the code of the country; of other countries 9 to 15 digits. */
const INTERNATIONAL = [
  /^1[2-9]\d{2}[2-9]\d{6}$/,
  /^86(?:1[3-9]\d{9}|[2-9]\d{8,10}|10\d{8})$/,
  /^886[2-9]\d{7,8}$/,
  /^85[23]\d{8}$/,
  /^(?!1|86|85[23]|886)[1-9]\d{8,14}$/,
];

/** Counting, or one digit again and again. */
function isDull(digits: string): boolean {
  const steps = new Set(
    Array.from(
      digits.slice(1),
      (digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10,
    ),
  );
  const [step] = steps;
  return /^[01]{1,16}$/.test(digits) || (steps.size === 1 && [0, 1, 9].includes(step ?? -1));
}

const isDecimal = ({ gaps }: NumberCandidate): boolean => gaps.length === 1 && gaps[0] === '.';
const DATE = /^(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])$/;
const YEAR = /^(?:19|20)\d{2}/;

/** Recognised wherever they stand. */
function isMobile({ digits, form, isApart, gaps }: NumberCandidate): boolean {
  // Of single digits only all of them together are a number: others are a list.
  if (SINGLE.test(form) && !isApart && gaps.length > 0) return false;
  const own = digits.replace(/^(?:0086|86)(?=1)/, '');
  if (/^1[3-9]\d{9}$/.test(own))
    return own === digits
      ? MAINLAND_FORMS.has(form)
      : MAINLAND_FORMS.has(form.replace(/^[24]-/, '')) || form === String(digits.length);
  return /^09\d{8}$/.test(digits) && TAIWAN_FORMS.has(form) && !isDull(digits);
}

const isInternational = ({ digits, isPlus }: NumberCandidate): boolean => {
  const abroad = isPlus ? digits : /^00([1-9]\d{9,13})$/.exec(digits)?.[1];
  if (abroad === undefined || /0000$/.test(abroad) || isDull(abroad)) return false;
  return INTERNATIONAL.some((form) => form.test(abroad));
};

/** A number with its area: 010-12345678, (02) 2345-6789, 07700 900123. */
const isLandline = ({ digits, form }: NumberCandidate): boolean =>
  /^0[1-9]\d{7,10}$/.test(digits) &&
  (/^(?:[2345]-(?:[78]|[34]-[34]|6)|1[0-2])$/.test(form) || form === '4-3-3');

/** As in North America, with more than blanks between its parts. */
const isNorthAmerican = ({ digits, form, gaps }: NumberCandidate): boolean =>
  /^(?:1-)?3-3-4$/.test(form) &&
  /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits) &&
  gaps.some((gap) => /[-.()]/.test(gap));

/** A mobile number of Hong Kong or Macao in its two halves. */
const isHongKong = ({ digits, form }: NumberCandidate): boolean =>
  form === '4-4' && /^[569]\d{7}$/.test(digits) && !/^\d{2}00\d{2}00$/.test(digits);

const CALLED =
  /(?:电话|電話|手机|手機|热线|熱線|致电|致電|打给|打給|联系我|聯絡我|联络我|\b(?:tel|telephone|phone|mobile|cell|call me|text me|ring me|whats ?app))[^\d\n]{0,8}$/;
const COUNTED_BEFORE =
  /(?:分|数|數|score|points?|coins?|金币|金幣|记录|記錄|纪录|紀錄|record|版本|version|编号|編號|学号|學號|seed|种子|種子|等于|等於|[=*/x×^<>])[^\d\n]{0,6}$/;
const COUNTED_AFTER =
  /^ ?(?:分|元|块|塊|円|%|点|點|个|個|次|米|岁|歲|年|km|points?|coins?|[=*×^<>])/;

/** What the words around say of a number. */
function contextOf(text: string, { start, end }: Span): 'called' | 'counted' | 'unclear' {
  const before = text.slice(Math.max(0, start - 24), start);
  if (CALLED.test(before)) return 'called';
  const isCounted = COUNTED_BEFORE.test(before) || COUNTED_AFTER.test(text.slice(end, end + 8));
  return isCounted ? 'counted' : 'unclear';
}

function isPhone(text: string, candidate: NumberCandidate): boolean {
  const { digits, isApart } = candidate;
  if (digits.length < 7 || isDecimal(candidate)) return false;
  if (isMobile(candidate) || isInternational(candidate)) return true;
  if (!isApart || isDull(digits) || DATE.test(digits)) return false;
  const context = contextOf(text, candidate);
  if (context === 'called') return digits.length <= 13;
  if (context === 'counted' || YEAR.test(digits)) return false;
  return isLandline(candidate) || isNorthAmerican(candidate) || isHongKong(candidate);
}

/** Telephone numbers in a folded text. */
export function phonesIn(text: string): Span[] {
  const found: Span[] = [];
  let end = 0;
  for (const candidate of numberCandidates(digitGroups(text))) {
    if (candidate.start < end || !isPhone(text, candidate)) continue;
    found.push({ start: candidate.start, end: candidate.end });
    end = candidate.end;
  }
  return found;
}
