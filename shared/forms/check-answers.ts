import { isDay } from '#shared/days.ts';
import { plainLine, plainText } from '#shared/rich-text/plain-text.ts';
import { FORM_LIMITS } from './limits.ts';
import type { AnswerValue, FormAnswers, Question, QuestionKind } from './questions.ts';
import { isChosen, isEmptyAnswer, shownQuestions } from './shown-questions.ts';

/** Why an answer is refused. The browser has a text for each. */
type AnswerFault =
  | 'required'
  | 'type'
  | 'too_long'
  | 'too_small'
  | 'too_big'
  | 'day'
  | 'phone'
  | 'option'
  | 'too_many';

export interface FaultyAnswer {
  readonly question: string;
  readonly rule: AnswerFault;
}

/** The answer as it is stored, or what is wrong with it; null where nothing was answered. */
type Checked = { readonly value: AnswerValue | null } | { readonly fault: AnswerFault };
type Check = (raw: unknown, question: Question) => Checked;

const NOTHING: Checked = { value: null };
const fault = (rule: AnswerFault): Checked => ({ fault: rule });

const textOf =
  (max: number, clean: (text: string) => string): Check =>
  (raw) => {
    if (typeof raw !== 'string') return fault('type');
    const text = clean(raw).trim();
    if (text.length > max) return fault('too_long');
    return text === '' ? NOTHING : { value: text };
  };

const PHONE = /^\+?\d{5,15}$/;
const phone: Check = (raw) => {
  if (typeof raw !== 'string') return fault('type');
  const compact = raw.normalize('NFKC').replace(/[\s().\-/·]/g, '');
  if (compact === '') return NOTHING;
  return PHONE.test(compact) ? { value: compact } : fault('phone');
};

const day: Check = (raw) => {
  if (typeof raw !== 'string') return fault('type');
  if (raw === '') return NOTHING;
  return isDay(raw) ? { value: raw } : fault('day');
};

const NUMBER = /^-?\d{1,10}(?:\.\d{1,10})?$/;
const number: Check = (raw, { min, max }) => {
  if (raw === '') return NOTHING;
  const value = typeof raw === 'string' && NUMBER.test(raw.trim()) ? Number(raw) : raw;
  if (typeof value !== 'number' || !Number.isFinite(value)) return fault('type');
  if (value < (min ?? -FORM_LIMITS.numberMax)) return fault('too_small');
  if (value > (max ?? FORM_LIMITS.numberMax)) return fault('too_big');
  return { value: Number(value.toFixed(FORM_LIMITS.decimals)) };
};

const isTexts = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every((each) => typeof each === 'string');

const choice: Check = (raw, { kind, options, other: hasOther }) => {
  if (!isChosen(raw) || !isTexts(raw.options) || typeof raw.other !== 'string')
    return fault('type');
  const chosen = [...new Set(raw.options)];
  const other = plainLine(raw.other).trim();
  if (chosen.some((id) => !options.some((each) => each.id === id))) return fault('option');
  if (other !== '' && !hasOther) return fault('option');
  if (other.length > FORM_LIMITS.otherMax) return fault('too_long');
  const count = chosen.length + (other === '' ? 0 : 1);
  if (kind === 'choice' && count > 1) return fault('too_many');
  return count === 0 ? NOTHING : { value: { options: chosen, other } };
};

const files: Check = (raw, { kind, most }) => {
  if (!isTexts(raw)) return fault('type');
  const ids = [...new Set(raw)];
  if (ids.length > (kind === 'signature' ? 1 : most)) return fault('too_many');
  return ids.length === 0 ? NOTHING : { value: ids };
};

const consent: Check = (raw) => {
  if (raw === true) return { value: true };
  return raw === false ? NOTHING : fault('type');
};

const CHECKS: Readonly<Record<QuestionKind, Check>> = {
  text: textOf(FORM_LIMITS.shortMax, plainLine),
  long: textOf(FORM_LIMITS.longMax, plainText),
  choice,
  choices: choice,
  number,
  date: day,
  phone,
  file: files,
  signature: files,
  consent,
};

function checkOne(question: Question, raw: unknown): Checked {
  const isMissing = raw === undefined || raw === null;
  const checked = isMissing ? NOTHING : CHECKS[question.kind](raw, question);
  if ('fault' in checked || !question.required) return checked;
  return checked.value === null ? fault('required') : checked;
}

interface CheckedAnswers {
  /** As they are stored: of shown questions only, without what was left empty. */
  readonly answers: FormAnswers;
  readonly faults: readonly FaultyAnswer[];
}

/**
 * Checks answers as the browser and the server both do. What was answered to questions that are not shown, or that the
 * form does not have, is left out.
 */
export function checkAnswers(
  questions: readonly Question[],
  raw: Readonly<Record<string, unknown>>,
): CheckedAnswers {
  const answers: Record<string, AnswerValue> = {};
  const faults: FaultyAnswer[] = [];
  for (const question of shownQuestions(questions, raw)) {
    const checked = checkOne(question, raw[question.id]);
    if ('fault' in checked) faults.push({ question: question.id, rule: checked.fault });
    else if (checked.value !== null && !isEmptyAnswer(checked.value))
      answers[question.id] = checked.value;
  }
  return { answers, faults };
}
