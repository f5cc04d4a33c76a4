import type { Question } from '#shared/forms/questions.ts';

/** A question that is edited. */
export interface KindProps {
  readonly question: Question;
  readonly onChange: (changes: Partial<Question>) => void;
}
