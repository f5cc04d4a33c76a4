import type { AnswerValue, Choice, Question } from './questions.ts';

/** What is answered, or on its way to be: only choices decide what is shown. */
type Given = Readonly<Record<string, unknown>>;

export const isChosen = (value: unknown): value is Choice =>
  typeof value === 'object' && value !== null && 'options' in value && Array.isArray(value.options);

const meets = ({ when }: Question, given: Given): boolean => {
  if (!when) return true;
  const value = given[when.question];
  return isChosen(value) && value.options.some((id) => when.options.includes(id));
};

/**
 * The questions that are shown for some answers. The answer to a question that is hidden shows no other: conditions
 * name questions that stand before, so one pass is enough.
 */
export function shownQuestions<Q extends Question>(questions: readonly Q[], given: Given): Q[] {
  const seen: Record<string, unknown> = {};
  return questions.filter((question) => {
    if (!meets(question, seen)) return false;
    seen[question.id] = given[question.id];
    return true;
  });
}

/** Whether nothing was answered. */
export function isEmptyAnswer(value: AnswerValue | null | undefined): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object') return false;
  if (isChosen(value)) return value.options.length === 0 && value.other.trim() === '';
  return 'length' in value && value.length === 0;
}
