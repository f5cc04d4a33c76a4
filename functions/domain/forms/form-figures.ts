import { DAY_MS } from '#shared/days.ts';
import type { QuestionFigures } from '#shared/forms/fields.ts';
import {
  type AnswerValue,
  type FormAnswers,
  isChoice,
  type Question,
} from '#shared/forms/questions.ts';
import { isChosen } from '#shared/forms/shown-questions.ts';

/**
 * What an answer adds to the counts of its form, by names: `n#<question>` how many have answered, `o#…#<option>`,
 * `s#…` the sum of numbers, `r#…#<bound>` numbers from a bound on, `d#…#<day>` dates.
 */
export type Increments = Map<string, number>;

const WHOLE_BELOW = 20;

/** The greatest power of ten that is not above a number. The logarithm of one just below a power may be the power's. */
function powerOf(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size));
  return power > size ? power / 10 : power;
}

/** The bound of the range in which a number is counted: whole ones near zero, then 1, 2, 5, 10 of each power. */
export function lowerBound(value: number): number {
  const whole = Math.floor(value);
  if (Math.abs(whole) < WHOLE_BELOW) return whole;
  const size = Math.abs(value);
  const power = powerOf(size);
  const step = [5, 2, 1].find((each) => each * power <= size) ?? 1;
  if (value > 0) return Math.max(WHOLE_BELOW, step * power);
  const next = [2, 5, 10].find((each) => each > step) ?? 10;
  // Below zero a range begins with its greater amount.
  return step * power === size ? -size : -next * power;
}

/** Where the range that begins with a bound ends. */
export function upperBound(low: number): number {
  if (Math.abs(low) < WHOLE_BELOW) return low + 1;
  const size = Math.abs(low);
  const power = powerOf(size);
  const step = Math.round(size / power);
  if (low > 0) return ([2, 5, 10].find((each) => each > step) ?? 10) * power;
  const less = step === 1 ? 0.5 : ([5, 2, 1].find((each) => each < step) ?? 1);
  return Math.min(-less * power, -(WHOLE_BELOW - 1));
}

const NEAR_DAYS = 400;
const FAR_DAYS = 20 * 366;

/** Dates near the answer are counted by day, those farther away by month, then by year: their number is bounded. */
export function dayPart(day: string, at: string): string {
  const distance = Math.abs(Date.parse(`${day}T00:00:00Z`) - Date.parse(at)) / DAY_MS;
  if (distance <= NEAR_DAYS) return day;
  return day.slice(0, distance <= FAR_DAYS ? 7 : 4);
}

function namesOf({ id, kind }: Question, value: AnswerValue, at: string): [string, number][] {
  if (isChosen(value))
    return [
      ...value.options.map((option): [string, number] => [`o#${id}#${option}`, 1]),
      ...(value.other === '' ? [] : [[`o#${id}#other`, 1] as [string, number]]),
    ];
  if (typeof value === 'number')
    return [
      [`s#${id}`, value],
      [`r#${id}#${lowerBound(value)}`, 1],
    ];
  if (kind === 'date' && typeof value === 'string') return [[`d#${id}#${dayPart(value, at)}`, 1]];
  return [];
}

/** What an answer adds, or with `sign` -1 takes back. Questions that are gone are counted no more. */
export function incrementsOf(
  questions: readonly Question[],
  { answers, at }: { readonly answers: FormAnswers; readonly at: string },
  sign: 1 | -1 = 1,
): Increments {
  const sums: Increments = new Map();
  for (const question of questions) {
    const value = answers[question.id];
    if (value === undefined) continue;
    for (const [name, by] of [[`n#${question.id}`, 1] as const, ...namesOf(question, value, at)])
      if (by !== 0) sums.set(name, (sums.get(name) ?? 0) + sign * by);
  }
  return sums;
}

/** The sums of counts with a prefix, by the rest of their names. */
function partsOf(sums: ReadonlyMap<string, number>, prefix: string): [string, number][] {
  return [...sums]
    .filter(([name, count]) => name.startsWith(prefix) && count !== 0)
    .map(([name, count]) => [name.slice(prefix.length), count]);
}

/** What was counted of one question. */
export function figuresOf(question: Question, sums: ReadonlyMap<string, number>): QuestionFigures {
  const { id, options, other } = question;
  const answered = sums.get(`n#${id}`) ?? 0;
  const counts = new Map(partsOf(sums, `o#${id}#`));
  const shown = isChoice(question)
    ? [...options.map((each) => each.id), ...(other ? ['other'] : [])]
    : [];
  return {
    question: id,
    answered,
    options: shown.map((option) => ({ id: option, count: counts.get(option) ?? 0 })),
    mean:
      question.kind === 'number' && answered > 0
        ? Number(((sums.get(`s#${id}`) ?? 0) / answered).toFixed(2))
        : null,
    ranges: partsOf(sums, `r#${id}#`)
      .map(([low, count]) => ({ from: Number(low), to: upperBound(Number(low)), count }))
      .toSorted((a, b) => a.from - b.from),
    days: partsOf(sums, `d#${id}#`)
      .map(([day, count]) => ({ day, count }))
      .toSorted((a, b) => a.day.localeCompare(b.day)),
  };
}
