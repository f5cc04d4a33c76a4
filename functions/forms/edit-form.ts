import { type FormContent, formContents, forms, withDue } from '#functions/domain/forms/form.ts';
import { type FormCounts, loadPartCounts, shareOut } from '#functions/domain/forms/form-counts.ts';
import { loadContent, loadOwnForm } from '#functions/domain/forms/form-scope.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { beginEdit } from '#functions/platform/edit.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import type { forms as contract } from '#shared/forms/contract.ts';
import { everyQuestion, keptBeside } from '#shared/forms/every-question.ts';
import { FORM_LIMITS } from '#shared/forms/limits.ts';
import type { FormId } from '#shared/ids.ts';
import { toFormDto } from './form-dtos.ts';
import {
  editedContent,
  editedForm,
  isSameContent,
  requirePossible,
  toLogDetail,
} from './said-form.ts';

type Edit = typeof contract.endpoints.edit;

async function currentForm(actor: Actor, id: FormId, now: Date) {
  const form = await loadOwnForm(actor, id);
  return { form: await toFormDto(form, await loadContent(form), now) };
}

/** What was asked in another way is another question. Throws 1001. */
function requireSameKinds({ questions, past }: FormContent, input: Input<Edit>): void {
  const kinds = new Map(everyQuestion(questions, past).map(({ id, kind }) => [id, kind]));
  if (input.questions.some(({ id, kind }) => (kinds.get(id) ?? kind) !== kind))
    throw refuseField('questions', 'kind');
}

/** The content after the edit. What answers may name is kept beside it, once there are answers. */
function editedBeside(before: FormContent, input: Input<Edit>, isAnswered: boolean) {
  const past = isAnswered ? keptBeside(before, input.questions) : [];
  if (past.length > FORM_LIMITS.pastMax) throw refuseField('questions', 'too_many_past');
  return { ...before, ...editedContent(input), past };
}

const isAnswered = (counts: readonly FormCounts[]): boolean =>
  counts.some(({ answers }) => answers > 0);

/** Saves a form, unless it changed since the revision that the caller read. Repeated, it changes nothing. */
export const editForm: UseCase<Edit> = async (actor, input, deps) => {
  const now = deps.now();
  requirePossible(input);
  const before = await loadOwnForm(actor, input.form_id);
  const [content, counts] = await Promise.all([loadContent(before), loadPartCounts(before, true)]);
  requireSameKinds(content, input);
  const isSame = isSameContent(content, editedContent(input));
  const edited = { ...before, ...editedForm(input), version: before.version + (isSame ? 0 : 1) };
  const changed = changedFields(toLogDetail(before), toLogDetail(edited));
  if (isSame && Object.keys(changed.after).length === 0)
    return { form: await toFormDto(before, content, now) };
  const current = () => currentForm(actor, before.id, now);
  const write = await beginEdit({ before, rev: input.rev, current });
  const after = withDue({ ...edited, caps: shareOut(edited.most, counts) }, now);
  const beside = editedBeside(content, input, isAnswered(counts));
  await write([
    ...forms.replacing(before, before, after),
    ...(isSame
      ? [formContents.requiring(before, content)]
      : formContents.replacing(before, content, beside)),
    ...loggingOperation({ ...actor, now }, 'form.edit', { id: before.id, ...changed }),
  ]);
  return { form: await toFormDto({ ...after, rev: before.rev + 1 }, beside, now) };
};
