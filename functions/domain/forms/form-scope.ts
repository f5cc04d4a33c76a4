import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { FormId } from '#shared/ids.ts';
import { mayChange } from '#shared/teachers/abilities.ts';
import { type Form, type FormContent, formContents, forms } from './form.ts';

const noSuchForm = (): CallError => new CallError(CODE.notFound, { reason: 'forms.missing' });

/** A form is its owner's, and the principals'. Throws 2004 and 2003. */
export function ownForm(actor: Actor, form: Form | undefined): Form {
  if (!form || form.removed) throw noSuchForm();
  if (!mayChange(actor, [form.owner]))
    throw new CallError(CODE.forbidden, { reason: 'forms.notYours' });
  return form;
}

export const loadOwnForm = async (actor: Actor, id: FormId): Promise<Form> =>
  ownForm(actor, await forms.get({ schoolId: actor.schoolId, id }, { consistent: true }));

/** The questions of a form; throws 2004 when it was deleted meanwhile. */
export async function loadContent(form: Form): Promise<FormContent> {
  const content = await formContents.get(form, { consistent: true });
  if (!content) throw noSuchForm();
  return content;
}
