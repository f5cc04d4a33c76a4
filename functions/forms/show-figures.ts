import { loadCounts, loadFigures } from '#functions/domain/forms/form-counts.ts';
import { figuresOf } from '#functions/domain/forms/form-figures.ts';
import { loadContent, loadOwnForm } from '#functions/domain/forms/form-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { forms } from '#shared/forms/contract.ts';
import { everyQuestion } from '#shared/forms/every-question.ts';

/** From counts that were kept with each answer: no answer is read. */
export const showFigures: UseCase<typeof forms.endpoints.figures> = async (actor, { form_id }) => {
  const form = await loadOwnForm(actor, form_id);
  const [content, { answers, seen }, sums] = await Promise.all([
    loadContent(form),
    loadCounts(form),
    loadFigures(form),
  ]);
  const all = everyQuestion(content.questions, content.past);
  return {
    answers,
    unseen: answers - seen,
    list: all.map((question) => figuresOf(question, sums)),
  };
};
