import { formContents } from '#functions/domain/forms/form.ts';
import { answersOfStudent } from '#functions/domain/forms/form-answer.ts';
import { removeAnswer } from '#functions/domain/forms/remove-answers.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { deleteItem } from '#functions/platform/table.ts';
import { FormAnswerId, FormId, type UserId } from '#shared/ids.ts';

/** Answers per request: a save must not wait long for persons who left. */
const AT_ONCE = 4;

/** Removes some of what was answered for a removed student. Answers whether there may be more. */
export async function retireFormAnswers(
  actor: Actor,
  userId: UserId,
  deps: Deps,
): Promise<boolean> {
  const { schoolId } = actor;
  const { entries } = await pageOfList(answersOfStudent(schoolId, userId), { limit: AT_ONCE });
  for (const { target, key } of entries) {
    const [form = '', answer = ''] = target.split('/');
    const id = { schoolId, id: FormId.parse(form) };
    const content = await formContents.get(id, { consistent: true });
    const isRemoved = await removeAnswer(
      actor,
      { form: id, content },
      FormAnswerId.parse(answer),
      deps,
    );
    if (!isRemoved) await deleteItem({ Key: { ...key } });
  }
  return entries.length === AT_ONCE;
}
