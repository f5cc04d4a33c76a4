import { formAnswers } from '#functions/domain/forms/form-answer.ts';
import { loadOwnForm } from '#functions/domain/forms/form-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { forms } from '#shared/forms/contract.ts';
import { toAnswerDtos } from './form-dtos.ts';

const noSuchAnswer = () => new CallError(CODE.notFound, { reason: 'forms.noAnswer' });

/** One answer, with the addresses of its files. */
export const showAnswer: UseCase<typeof forms.endpoints.answer> = async (
  actor,
  { form_id, answer_id },
  deps,
) => {
  const { schoolId } = actor;
  const form = await loadOwnForm(actor, form_id);
  const found = await formAnswers.get({ schoolId, formId: form.id, id: answer_id });
  if (!found) throw noSuchAnswer();
  const [answer] = await toAnswerDtos(schoolId, [found], deps.now());
  if (!answer) throw noSuchAnswer();
  return { answer };
};
