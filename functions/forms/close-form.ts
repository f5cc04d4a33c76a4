import { type Form, type FormValue, forms, withDue } from '#functions/domain/forms/form.ts';
import { freshSalt } from '#functions/domain/forms/form-address.ts';
import { loadContent, loadOwnForm } from '#functions/domain/forms/form-scope.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { forms as contract } from '#shared/forms/contract.ts';
import type { FormId } from '#shared/ids.ts';
import { toFormDto } from './form-dtos.ts';

interface Change {
  readonly formId: FormId;
  readonly action: 'form.close' | 'form.renew';
  readonly now: Date;
}

/** Changes a form unless `to` answers undefined. */
const changeForm = (
  actor: Actor,
  { formId, action, now }: Change,
  to: (before: Form) => FormValue | undefined,
): Promise<Form> =>
  retryWrite(async () => {
    const before = await loadOwnForm(actor, formId);
    const after = to(before);
    if (!after) return before;
    const { id } = before;
    await transact([
      ...forms.replacing(before, before, after),
      ...loggingOperation({ ...actor, now }, action, { id, closed: after.closed !== '' }),
    ]);
    return { ...after, rev: before.rev + 1 };
  });

/** Closes a form by hand, or opens it again. */
export const closeForm: UseCase<typeof contract.endpoints.close> = async (
  actor,
  { form_id: formId, closed },
  deps,
) => {
  const now = deps.now();
  const form = await changeForm(actor, { formId, action: 'form.close', now }, (before) =>
    (before.closed !== '') === closed
      ? undefined
      : withDue({ ...before, closed: closed ? now.toISOString() : '' }, now),
  );
  return { form: await toFormDto(form, await loadContent(form), now) };
};

/** Gives a form another address, unless that was done since `rev`. */
export const renewAddress: UseCase<typeof contract.endpoints.renew> = async (
  actor,
  { form_id: formId, rev },
  deps,
) => {
  const now = deps.now();
  const form = await changeForm(actor, { formId, action: 'form.renew', now }, (before) =>
    before.rev === rev ? { ...before, salt: freshSalt() } : undefined,
  );
  return { form: await toFormDto(form, await loadContent(form), now) };
};
