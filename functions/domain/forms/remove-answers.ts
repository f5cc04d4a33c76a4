import { type Keeper, releaseUnused } from '#functions/domain/storage/storage.ts';
import { droppingObjects } from '#functions/domain/storage/stored-object.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import { everyQuestion } from '#shared/forms/every-question.ts';
import type { FormAnswerId } from '#shared/ids.ts';
import type { FormContent, FormKey } from './form.ts';
import { formAnswers, onceKey } from './form-answer.ts';
import { addingFigures, changingCounts } from './form-counts.ts';
import { incrementsOf } from './form-figures.ts';

/**
 * Deletes an answer with its files, and takes it out of the counts of its form. False when it is gone already. Can be
 * repeated: what is left of its files goes with the unused ones.
 */
export async function removeAnswer(
  keeper: Keeper,
  { form, content }: { readonly form: FormKey; readonly content: FormContent | undefined },
  id: FormAnswerId,
  deps: Deps,
): Promise<boolean> {
  const { schoolId, id: formId } = form;
  const key = { schoolId, formId, id };
  const keys = await retryWrite(async () => {
    const answer = await formAnswers.get(key, { consistent: true });
    if (!answer) return undefined;
    const asked = content ? everyQuestion(content.questions, content.past) : [];
    const files = answer.files.map((file) => file.key);
    await transact([
      ...formAnswers.removing(key, answer),
      changingCounts(form, answer.part, { answers: -1, seen: answer.seen ? -1 : 0 }),
      ...addingFigures(form, answer.part, incrementsOf(asked, answer, -1)),
      ...(answer.once === '' ? [] : [{ Delete: { Key: onceKey(form, answer.once) } }]),
      ...(await droppingObjects({ schoolId }, files)),
    ]);
    return files;
  });
  if (!keys) return false;
  await releaseUnused(keeper, keys, deps);
  return true;
}
