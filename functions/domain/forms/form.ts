import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, platformList, schoolList } from '#functions/platform/listing.ts';
import { DAY_MS } from '#shared/days.ts';
import { FormQuestion } from '#shared/forms/fields.ts';
import { KEPT_DAYS, ONCE } from '#shared/forms/limits.ts';
import { endOfForm } from '#shared/forms/state.ts';
import { FormId, SchoolId, UserId } from '#shared/ids.ts';

/** A form without its questions. Answers do not change it, so that many can come at once. */
const Form = () =>
  z.object({
    id: FormId,
    schoolId: SchoolId,
    owner: UserId,
    title: z.string(),
    /** How many questions it has. */
    questions: z.number().int(),
    /** Instants; empty for none. */
    from: z.string(),
    until: z.string(),
    /** When it was closed by hand; empty while it is not. */
    closed: z.string(),
    once: z.enum(ONCE),
    keptDays: z.enum(KEPT_DAYS),
    /** 0 for as many answers as come. */
    most: z.number().int(),
    /** How many answers each part may have, so that all together are never more than `most`; empty for no limit. */
    caps: z.array(z.number().int()),
    /** Of the secret address. */
    salt: z.string(),
    /** One more with each change of the questions. */
    version: z.number().int(),
    created: z.iso.datetime(),
    /** When the job looks at it next, to delete answers whose time is over; empty for never. */
    due: z.string(),
    /** Deleted: the job removes what is left. */
    removed: z.literal(true).optional(),
  });
export type FormValue = z.infer<ReturnType<typeof Form>>;
export type Form = Stored<FormValue>;
export type FormKey = Pick<FormValue, 'schoolId' | 'id'>;

export const FORM_LISTS = {
  /** All of the school, or of an owner, by creation. */
  of: (owner?: UserId) => `forms${owner ? `-${owner}` : ''}`,
} as const;

/** Forms of all schools that the job has to look at, by the time from which. */
export const DUE_FORMS = platformList('FORMS-DUE');

function listsOf({ schoolId, id, owner, created, removed, due }: FormValue): Listing[] {
  const own = removed ? [] : [FORM_LISTS.of(), FORM_LISTS.of(owner)];
  return [
    ...own.map((list) => listing(schoolList(schoolId, list), created, id)),
    ...(due === '' ? [] : [listing(DUE_FORMS, due, `${schoolId}/${id}`)]),
  ];
}

/** The partition of a form, its questions, and who has answered. */
export const formPartition = ({ schoolId, id }: FormKey): string =>
  `${schoolPrefix(schoolId)}FORM#${id}`;

export const forms = entity({
  type: 'form',
  version: 1,
  schema: Form,
  key: (id: FormKey) => ({ pk: formPartition(id), sk: 'FORM' }),
  lists: listsOf,
});

/** What a form asks, in an item of its own because lists do not need it. */
const FormContent = () =>
  z.object({
    schoolId: SchoolId,
    id: FormId,
    intro: z.string(),
    thanks: z.string(),
    questions: z.array(FormQuestion()),
    /** Questions and options that are there no more, but which answers name. */
    past: z.array(FormQuestion()),
  });
export type FormContentValue = z.infer<ReturnType<typeof FormContent>>;
export type FormContent = Stored<FormContentValue>;

export const formContents = entity({
  type: 'form-content',
  version: 1,
  schema: FormContent,
  key: (id: FormKey) => ({ pk: formPartition(id), sk: 'CONTENT' }),
});

/** When the answers of a form are deleted; empty while it has no end. */
export function erasedAt(form: Pick<FormValue, 'from' | 'until' | 'closed' | 'keptDays'>): string {
  const end = endOfForm(form);
  if (end === '') return '';
  return new Date(Date.parse(end) + Number(form.keptDays) * DAY_MS).toISOString();
}

/** The first answers of a form without an end are so old then that they are deleted. */
const firstOld = ({ keptDays }: Pick<FormValue, 'keptDays'>, now: Date): string =>
  new Date(now.getTime() + Number(keptDays) * DAY_MS).toISOString();

/** The form with the time at which the job looks at it, as its end and its days say. */
export function withDue<F extends FormValue>(form: F, now: Date): F {
  const erased = erasedAt(form);
  return { ...form, due: erased || firstOld(form, now) };
}
