import { loadContent, loadOwnForm } from '#functions/domain/forms/form-scope.ts';
import { removeAnswer } from '#functions/domain/forms/remove-answers.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { forms } from '#shared/forms/contract.ts';

const AT_ONCE = 4;

/** Deletes answers with their files. Repeated, it goes on where it was interrupted. */
export const deleteAnswers: UseCase<typeof forms.endpoints.removeAnswers> = async (
  actor,
  { form_id, answer_ids },
  deps,
) => {
  const form = await loadOwnForm(actor, form_id);
  const content = await loadContent(form);
  const removed = await mapConcurrently(answer_ids, AT_ONCE, (id) =>
    removeAnswer(actor, { form, content }, id, deps),
  );
  const deleted = removed.filter(Boolean).length;
  if (deleted > 0)
    await logOperation({ ...actor, now: deps.now() }, 'form.answer-delete', {
      id: form.id,
      count: deleted,
    });
  return { deleted };
};
