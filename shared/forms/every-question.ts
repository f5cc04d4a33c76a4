import type { Question } from './questions.ts';

/**
 * All questions that answers may name: those of the form, each with options that it has no more, then those that are
 * there no more.
 */
export function everyQuestion<Q extends Question>(
  questions: readonly Q[],
  past: readonly Q[],
): Q[] {
  const goneOf = new Map(past.map((each) => [each.id, each]));
  const known = new Set(questions.map(({ id }) => id));
  const current = questions.map((question) => ({
    ...question,
    options: [...question.options, ...(goneOf.get(question.id)?.options ?? [])],
  }));
  return [...current, ...past.filter(({ id }) => !known.has(id))];
}

/**
 * What is kept beside the questions after an edit, so that older answers stay readable: questions and options that are
 * there no more. What was asked in another way is another question.
 */
export function keptBeside<Q extends Question>(
  before: { readonly questions: readonly Q[]; readonly past: readonly Q[] },
  after: readonly Q[],
): Q[] {
  const now = new Map(after.map((each) => [each.id, each]));
  return everyQuestion(before.questions, before.past).flatMap((question) => {
    const kept = now.get(question.id);
    if (!kept) return [{ ...question, when: null }];
    const gone = question.options.filter(({ id }) => !kept.options.some((each) => each.id === id));
    return gone.length > 0 ? [{ ...question, options: gone, when: null }] : [];
  });
}
