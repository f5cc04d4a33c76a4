import type { FormContentValue, FormValue } from '#functions/domain/forms/form.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { Input } from '#shared/endpoint.ts';
import { findQuestionFault } from '#shared/forms/check-questions.ts';
import type { forms } from '#shared/forms/contract.ts';

type Said = Omit<Input<typeof forms.endpoints.add>, 'request_key'>;

/** Instants in the one form that sorts. */
const toInstant = (text: string): string => text && new Date(text).toISOString();

/** Throws 1001 for questions that do not fit together, and for an end before the beginning. */
export function requirePossible({ questions, from, until }: Said): void {
  const wrong = findQuestionFault(questions);
  if (wrong) throw refuseField('questions', wrong.rule);
  if (from && until && toInstant(until) <= toInstant(from))
    throw refuseField('until', 'beforeFrom');
}

/** The fields of a form that are edited. */
export const editedForm = (input: Said) => ({
  title: input.title,
  questions: input.questions.length,
  from: toInstant(input.from),
  until: toInstant(input.until),
  most: input.most,
  once: input.once,
  keptDays: input.kept_days,
});

export const editedContent = ({ intro, thanks, questions }: Said) => ({ intro, thanks, questions });

/** Whether two contents ask the same. */
export const isSameContent = (
  a: Partial<FormContentValue>,
  b: Partial<FormContentValue>,
): boolean =>
  JSON.stringify([a.intro, a.thanks, a.questions]) ===
  JSON.stringify([b.intro, b.thanks, b.questions]);

/** The fields of a form for the operation log. */
export const toLogDetail = (form: FormValue) => {
  const { title, questions, from, until, most, once, keptDays, closed } = form;
  return { title, questions, from, until, most, once, keptDays, closed };
};
