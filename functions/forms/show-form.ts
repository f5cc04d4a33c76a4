import { loadContent, loadOwnForm } from '#functions/domain/forms/form-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { forms } from '#shared/forms/contract.ts';
import { toFormDto } from './form-dtos.ts';

export const showForm: UseCase<typeof forms.endpoints.detail> = async (
  actor,
  { form_id },
  deps,
) => {
  const form = await loadOwnForm(actor, form_id);
  return { form: await toFormDto(form, await loadContent(form), deps.now()) };
};
