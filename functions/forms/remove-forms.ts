import { type Form, forms } from '#functions/domain/forms/form.ts';
import { ownForm } from '#functions/domain/forms/form-scope.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { forms as contract } from '#shared/forms/contract.ts';
import type { FormId } from '#shared/ids.ts';
import { toLogDetail } from './said-form.ts';

/** What was sent at the same moment has arrived by then, and is deleted with the rest. */
const SOON_MS = 60_000;

/** Closes the address and takes the form out of all lists; the job deletes its answers and their files. */
function removing(actor: Actor, form: Form, now: Date): TransactWrite[] {
  const due = new Date(now.getTime() + SOON_MS).toISOString();
  const { id } = form;
  return [
    ...forms.replacing(form, form, { ...form, removed: true, due }),
    ...loggingOperation({ ...actor, now }, 'form.delete', { id, before: toLogDetail(form) }),
  ];
}

const removeAll = (actor: Actor, ids: readonly FormId[], now: Date) =>
  retryWrite(async () => {
    const { schoolId } = actor;
    const keys = ids.map((id) => ({ schoolId, id }));
    const found = await forms.getMany(keys, { consistent: true });
    // Repeated, it finds them deleted.
    const there = found.filter((form) => !form?.removed).map((form) => ownForm(actor, form));
    if (there.length > 0) await transact(there.flatMap((form) => removing(actor, form, now)));
    return { deleted: there.length };
  });

export const removeForm: UseCase<typeof contract.endpoints.remove> = (actor, { form_id }, deps) =>
  removeAll(actor, [form_id], deps.now());

export const removeForms: UseCase<typeof contract.endpoints.removeMany> = (
  actor,
  { form_ids },
  deps,
) => removeAll(actor, form_ids, deps.now());
