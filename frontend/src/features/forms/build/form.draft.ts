import * as z from 'zod';
import { send } from '#frontend/src/lib/api.ts';
import type { DraftKind } from '#frontend/src/lib/drafts/draft-kind.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { forms } from '#shared/forms/contract.ts';
import { FormDto } from '#shared/forms/fields.ts';
import { KEPT_DAYS, ONCE } from '#shared/forms/limits.ts';
import type { Question } from '#shared/forms/questions.ts';
import { draftOf, type FormDraft, toPayload } from './form-draft.ts';

const { add, edit } = forms.endpoints;

const isQuestion = (found: unknown): boolean =>
  typeof found === 'object' && found !== null && 'kind' in found && 'options' in found;

const Values = (): z.ZodType<FormDraft> =>
  z.object({
    title: z.string(),
    intro: z.string(),
    thanks: z.string(),
    questions: z.array(z.custom<Question>(isQuestion)),
    from: z.string(),
    until: z.string(),
    most: z.string(),
    once: z.enum(ONCE),
    keptDays: z.enum(KEPT_DAYS),
  });

const Current = () => z.object({ form: FormDto() });

/** A form that is built; its calls need the school's time zone. */
export const draftKind: DraftKind<FormDraft, FormDto, string | undefined> = {
  kind: 'form',
  screen: paths.editForm(NEW),
  most: 5,
  values: Values,
  idOf: ({ id }) => id,
  revOf: ({ rev }) => rev,
  // As it is typed: a number that is none is kept, too.
  textOf: ({ title, intro, thanks, questions, from, until, most, once, keptDays }) =>
    JSON.stringify([title, intro, thanks, questions, from, until, most, once, keptDays]),
  add: async (values, request_key, timeZone) =>
    (await send(add, { ...toPayload(values, timeZone), request_key })).form,
  edit: async (values, { record: { id: form_id }, rev }, timeZone) =>
    (await send(edit, { ...toPayload(values, timeZone), form_id, rev })).form,
  theirs: (error, _, timeZone) => {
    const found = conflictingRecord(error, Current());
    return found && { record: found.form, value: draftOf(found.form, timeZone) };
  },
};
