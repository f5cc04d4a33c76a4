import * as z from 'zod';
import {
  type Form,
  type FormValue,
  formContents,
  forms,
  withDue,
} from '#functions/domain/forms/form.ts';
import { freshSalt } from '#functions/domain/forms/form-address.ts';
import { ALL_PARTS, NO_COUNTS, shareOut } from '#functions/domain/forms/form-counts.ts';
import { loadContent, loadOwnForm } from '#functions/domain/forms/form-scope.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import type { Input } from '#shared/endpoint.ts';
import type { forms as contract } from '#shared/forms/contract.ts';
import { FormId, newId } from '#shared/ids.ts';
import { toFormDto } from './form-dtos.ts';
import { editedContent, editedForm, requirePossible, toLogDetail } from './said-form.ts';

type Add = typeof contract.endpoints.add;
const AddedForm = z.object({ id: FormId });

function newForm(actor: Actor, input: Input<Add>, now: Date): FormValue {
  const { schoolId, userId: owner } = actor;
  const edited = editedForm(input);
  return withDue(
    {
      ...edited,
      id: newId('form', now.getTime()),
      schoolId,
      owner,
      closed: '',
      caps: shareOut(
        edited.most,
        ALL_PARTS.map(() => NO_COUNTS),
      ),
      salt: freshSalt(),
      version: 1,
      created: now.toISOString(),
      due: '',
    },
    now,
  );
}

async function make(
  actor: Actor,
  input: Input<Add>,
  recording: Recording<{ id: FormId }>,
  now: Date,
): Promise<Form> {
  const form = newForm(actor, input, now);
  const { schoolId, id } = form;
  await transact([
    ...recording({ id }, now),
    ...forms.creating(form, form),
    ...formContents.creating(form, { schoolId, id, ...editedContent(input), past: [] }),
    ...loggingOperation({ ...actor, now }, 'form.add', { id, after: toLogDetail(form) }),
  ]);
  return { ...form, rev: 1 };
}

/** Adds a form. A repeated request adds only one. */
export const addForm: UseCase<Add> = async (actor, input, deps) => {
  const now = deps.now();
  requirePossible(input);
  const form = await once(requestOf(actor, 'form.add', input), {
    made: AddedForm,
    find: ({ id }) => loadOwnForm(actor, id),
    make: (recording) => make(actor, input, recording, now),
  });
  return { form: await toFormDto(form, await loadContent(form), now) };
};
