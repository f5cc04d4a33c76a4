import type { TransactWrite } from '#functions/platform/table.ts';
import type { Question } from '#shared/forms/questions.ts';
import type { FormKey } from './form.ts';
import { type FormAnswerValue, formAnswers } from './form-answer.ts';
import { addingFigures, countingAnswer } from './form-counts.ts';
import { incrementsOf } from './form-figures.ts';

interface Added {
  readonly form: FormKey;
  readonly questions: readonly Question[];
  /** With the part in which it is counted. */
  readonly answer: FormAnswerValue;
}

/**
 * Writes an answer and counts it, for one transaction. With a cap it is refused with `PartFull` when its part takes no
 * more.
 */
export const addingAnswer = (
  { form, questions, answer }: Added,
  cap?: number | undefined,
): TransactWrite[] => [
  ...formAnswers.creating(answer, answer),
  countingAnswer(form, answer.part, cap),
  ...addingFigures(form, answer.part, incrementsOf(questions, answer)),
];
