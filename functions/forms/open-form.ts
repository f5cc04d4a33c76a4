import { type Form, type FormContent, formContents, forms } from '#functions/domain/forms/form.ts';
import { formOf, opensForm } from '#functions/domain/forms/form-address.ts';
import {
  type Information,
  informations,
  noInformation,
} from '#functions/domain/schools/information.ts';
import { type School, schools } from '#functions/domain/schools/school.ts';
import { isPastDue } from '#functions/domain/schools/subscription.ts';
import { CallError } from '#functions/platform/errors.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { getItemsInOrder } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { type FormState, stateOfForm } from '#shared/forms/state.ts';

/** A form that an address opens. */
export interface OpenedForm {
  readonly form: Form;
  readonly content: FormContent;
  readonly school: School;
  readonly information: Information;
}

export const toFormSchool = async ({ name, logo }: School, { phone }: Information, now: Date) => ({
  name,
  logo: await mediaUrl(logo, now),
  phone,
});

/** Whoever has an old address is told whom to ask. */
async function over(school: School | undefined, information: Information, now: Date) {
  const isThere = school?.state === 'active' && school.edition !== 'platform';
  return new CallError(CODE.notFound, {
    reason: 'forms.over',
    data: { school: isThere ? await toFormSchool(school, information, now) : null },
  });
}

/** The form of an address. Throws 2004 with `data.school` for one that opens nothing, or no more. */
export async function openForm(token: string, now: Date): Promise<OpenedForm> {
  const key = formOf(token);
  const [form, content, [schoolItem, informationItem]] = await Promise.all([
    forms.get(key, { consistent: true }),
    formContents.get(key, { consistent: true }),
    getItemsInOrder([schools.key(key.schoolId), informations.key(key.schoolId)]),
  ]);
  const school = schoolItem && schools.parse(schoolItem);
  const information = informationItem
    ? informations.parse(informationItem)
    : noInformation(key.schoolId);
  const isRight = await opensForm(token, form);
  if (!isRight || !form || !content || school?.state !== 'active')
    throw await over(school, information, now);
  return { form, content, school, information };
}

/** A school that is past due takes no answers. */
export const stateAt = ({ form, school }: OpenedForm, now: Date): Exclude<FormState, 'full'> =>
  isPastDue(school, now) ? 'closed' : stateOfForm(form, now);

const REASONS = {
  early: 'forms.early',
  over: 'forms.ended',
  closed: 'forms.closed',
} as const;

/** Throws -1 unless the form takes answers now. */
export function requireOpen(opened: OpenedForm, now: Date): void {
  const state = stateAt(opened, now);
  if (state !== 'open') throw new CallError(CODE.wait, { reason: REASONS[state] });
}
