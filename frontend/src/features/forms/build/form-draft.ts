import { instantOf, wallClock } from '#frontend/src/lib/wall-clock.ts';
import type { Payload } from '#shared/endpoint.ts';
import { findQuestionFault, type QuestionFault } from '#shared/forms/check-questions.ts';
import type { forms } from '#shared/forms/contract.ts';
import type { FormDto } from '#shared/forms/fields.ts';
import type { Once } from '#shared/forms/limits.ts';
import {
  isChoice,
  type Option,
  type Question,
  type QuestionKind,
} from '#shared/forms/questions.ts';

/** A form as it is edited: times by the school's clock, numbers as they are typed. */
export interface FormDraft {
  readonly title: string;
  readonly intro: string;
  readonly thanks: string;
  readonly questions: readonly Question[];
  readonly from: string;
  readonly until: string;
  readonly most: string;
  readonly once: Once;
  readonly keptDays: FormDto['kept_days'];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Named by chance: two people may add something at the same time. */
const freshId = (first: 'q' | 'o'): string =>
  first +
  Array.from(
    crypto.getRandomValues(new Uint8Array(9)),
    (byte) => LETTERS[byte % LETTERS.length],
  ).join('');

export const newOption = (label = ''): Option => ({ id: freshId('o'), label });

export function newQuestion(kind: QuestionKind): Question {
  const question: Question = {
    id: freshId('q'),
    kind,
    title: '',
    hint: '',
    required: false,
    options: [],
    other: false,
    min: null,
    max: null,
    files: kind === 'file' ? ['picture', 'pdf'] : [],
    most: 1,
    text: '',
    when: null,
  };
  return isChoice(question) ? { ...question, options: [newOption(), newOption()] } : question;
}

/** Another question that asks the same. */
export const copyOf = (question: Question): Question => ({
  ...question,
  id: freshId('q'),
  options: question.options.map(({ label }) => newOption(label)),
});

export const NEW_FORM: FormDraft = {
  title: '',
  intro: '',
  thanks: '',
  questions: [],
  from: '',
  until: '',
  most: '',
  once: 'no',
  keptDays: '90',
};

export const draftOf = (form: FormDto, timeZone: string | undefined): FormDraft => ({
  title: form.title,
  intro: form.intro,
  thanks: form.thanks,
  questions: form.list,
  from: form.from && wallClock(form.from, timeZone),
  until: form.until && wallClock(form.until, timeZone),
  most: form.most > 0 ? String(form.most) : '',
  once: form.once,
  keptDays: form.kept_days,
});

/** A new form that asks what another does. Its times were those of the other. */
export const duplicateOf = (form: FormDto, title: string): FormDraft => ({
  ...draftOf(form, undefined),
  title,
  from: '',
  until: '',
});

type Said = Omit<Payload<typeof forms.endpoints.add>, 'request_key'>;

export const toPayload = (draft: FormDraft, timeZone: string | undefined): Said => ({
  title: draft.title,
  intro: draft.intro,
  thanks: draft.thanks,
  questions: JSON.stringify(draft.questions),
  from: instantOf(draft.from, timeZone),
  until: instantOf(draft.until, timeZone),
  most: Number(draft.most) || 0,
  once: draft.once,
  kept_days: draft.keptDays,
});

export type DraftFault =
  | {
      readonly where: 'title' | 'from' | 'until' | 'most';
      readonly rule: 'required' | 'moment' | 'before' | 'number';
    }
  | {
      readonly where: 'questions';
      readonly question: string;
      readonly rule: QuestionFault | 'no_title' | 'no_label';
    };

/** What a question lacks before it can be looked at with the others. */
function findBlank(questions: readonly Question[]): DraftFault | undefined {
  for (const { id: question, title, options } of questions) {
    if (title.trim() === '') return { where: 'questions', question, rule: 'no_title' };
    if (options.some(({ label }) => label.trim() === ''))
      return { where: 'questions', question, rule: 'no_label' };
  }
  return undefined;
}

/** The first thing that is wrong with a form; the server judges the same. */
export function findDraftFault(draft: FormDraft): DraftFault | undefined {
  if (draft.title.trim() === '') return { where: 'title', rule: 'required' };
  const blank = findBlank(draft.questions);
  if (blank) return blank;
  const wrong = findQuestionFault(draft.questions);
  if (wrong) return { where: 'questions', ...wrong };
  for (const where of ['from', 'until'] as const)
    if (draft[where] !== '' && instantOf(draft[where]) === '') return { where, rule: 'moment' };
  if (draft.from !== '' && draft.until !== '' && draft.until <= draft.from)
    return { where: 'until', rule: 'before' };
  if (draft.most !== '' && !/^\d{1,6}$/.test(draft.most)) return { where: 'most', rule: 'number' };
  return undefined;
}
