import {
  DUE_FORMS,
  erasedAt,
  type Form,
  type FormContent,
  type FormKey,
  formContents,
  forms,
} from '#functions/domain/forms/form.ts';
import { type FormAnswer, oldestOfPart } from '#functions/domain/forms/form-answer.ts';
import { ALL_PARTS, countKey, figureKey } from '#functions/domain/forms/form-counts.ts';
import { removeAnswer } from '#functions/domain/forms/remove-answers.ts';
import { schools } from '#functions/domain/schools/school.ts';
import type { Keeper } from '#functions/domain/storage/storage.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { deleteItem, type TableKey, transact, written } from '#functions/platform/table.ts';
import { workOff } from '#functions/platform/work-off.ts';
import { DAY_MS } from '#shared/days.ts';
import { FormId } from '#shared/ids.ts';

const ANSWERS = 25;

interface Visit {
  readonly keeper: Keeper;
  readonly form: Form;
  readonly content: FormContent | undefined;
  readonly deps: Deps;
  readonly until: Date;
}

const daysAgo = (days: number, now: Date): string =>
  new Date(now.getTime() - days * DAY_MS).toISOString();

/** Answers up to this instant are deleted: all of a form whose time is over, old ones of a form without an end. */
function lastErased(form: Form, now: Date): string {
  const at = now.toISOString();
  if (form.removed || (erasedAt(form) !== '' && erasedAt(form) <= at)) return at;
  return daysAgo(Number(form.keptDays), now);
}

/** Deletes the answers of a part up to an instant. False when the time was over before. */
async function erasePart(visit: Visit, part: number, last: string, erased: () => void) {
  const { keeper, form, deps, until } = visit;
  for (;;) {
    const found = await oldestOfPart(form, part, ANSWERS);
    const old = found.filter(({ at }: FormAnswer) => at <= last);
    for (const { id } of old) {
      if (deps.now() >= until) return false;
      if (await removeAnswer(keeper, visit, id, deps)) erased();
    }
    if (old.length < ANSWERS) return true;
  }
}

/** Removes the form itself, once no answer is left. */
async function removeForm(form: Form, content: FormContent | undefined): Promise<void> {
  await transact([
    ...forms.removing(form, form),
    ...(content ? formContents.removing(form, content) : []),
    ...ALL_PARTS.flatMap((part) => [
      { Delete: { Key: countKey(form, part) } },
      { Delete: { Key: figureKey(form, part) } },
    ]),
  ]);
}

/** Says when the form is looked at next: never again, or tomorrow while it has no end. */
async function settle({ form, content, deps }: Visit): Promise<void> {
  if (form.removed) return removeForm(form, content);
  const now = deps.now();
  const isOver = erasedAt(form) !== '' && erasedAt(form) <= now.toISOString();
  const tomorrow = new Date(now.getTime() + DAY_MS).toISOString();
  // False when it was edited meanwhile: what is due then was written with the edit.
  await written(forms.replacing(form, form, { ...form, due: isOver ? '' : tomorrow }));
}

async function visitForm(key: FormKey, deps: Deps, until: Date, erased: () => void): Promise<void> {
  const [form, school] = await Promise.all([
    forms.get(key, { consistent: true }),
    schools.get(key.schoolId),
  ]);
  if (!form || !school) return;
  const content = await formContents.get(form, { consistent: true });
  const keeper = { schoolId: key.schoolId, school, requestId: 'retention' };
  const last = lastErased(form, deps.now());
  const visit = { keeper, form, content, deps, until };
  for (const part of ALL_PARTS) if (!(await erasePart(visit, part, last, erased))) return;
  await settle(visit);
}

/** An entry outlives the form of a school that was erased. */
async function dropIfGone(key: FormKey, entry: TableKey): Promise<void> {
  if (!(await forms.get(key, { consistent: true }))) await deleteItem({ Key: { ...entry } });
}

const QUEUE = { list: DUE_FORMS, ids: FormId, part: 'erase-forms' };

/**
 * Deletes answers, with their files, of forms whose time is over, and what is left of deleted forms.
 * A form stays in the list until all is done. Answers how many answers were deleted.
 */
export async function eraseForms(deps: Deps, until: Date): Promise<number> {
  let count = 0;
  const erased = () => {
    count += 1;
  };
  await workOff(QUEUE, { now: deps.now, until }, async (key, _now, entry) => {
    await visitForm(key, deps, until, erased);
    await dropIfGone(key, entry);
    // One visit does all that is due.
    return false;
  });
  return count;
}
