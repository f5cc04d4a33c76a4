import type { Form } from '#functions/domain/forms/form.ts';
import { formAnswers } from '#functions/domain/forms/form-answer.ts';
import { changingCounts } from '#functions/domain/forms/form-counts.ts';
import { loadOwnForm } from '#functions/domain/forms/form-scope.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { forms } from '#shared/forms/contract.ts';
import type { FormAnswerId } from '#shared/ids.ts';

const AT_ONCE = 4;

/** False when it is so already, or the answer is gone. */
const mark = (form: Form, id: FormAnswerId, seen: boolean): Promise<boolean> =>
  retryWrite(async () => {
    const key = { schoolId: form.schoolId, formId: form.id, id };
    const answer = await formAnswers.get(key, { consistent: true });
    if (!answer || answer.seen === seen) return false;
    await transact([
      ...formAnswers.replacing(key, answer, { ...answer, seen }),
      changingCounts(form, answer.part, { answers: 0, seen: seen ? 1 : -1 }),
    ]);
    return true;
  });

export const markSeen: UseCase<typeof forms.endpoints.seen> = async (
  actor,
  { form_id, answer_ids, seen },
) => {
  const form = await loadOwnForm(actor, form_id);
  const marked = await mapConcurrently(answer_ids, AT_ONCE, (id) => mark(form, id, seen));
  return { changed: marked.filter(Boolean).length };
};
