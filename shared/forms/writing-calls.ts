import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  cursor,
  flag,
  integer,
  oneOf,
  optionalFlag,
  optionalText,
  page,
  requestKey,
  rev,
  words,
} from '#shared/fields.ts';
import { FormId } from '#shared/ids.ts';
import { idList } from '#shared/lists.ts';
import { STAFF } from '#shared/roles.ts';
import { optionalInstant } from '#shared/tasks/fields.ts';
import { FormAnswerDto, FormDto, FormRow, questionsField } from './fields.ts';
import { FORM_LIMITS, KEPT_DAYS, ONCE } from './limits.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];
export const OfForm = () => z.object({ form_id: FormId });
const OneForm = () => z.object({ form: FormDto() });

const said = () => ({
  title: words(FORM_LIMITS.titleMax).min(1),
  intro: optionalText(FORM_LIMITS.introMax),
  /** What is shown after sending; empty for the product's words. */
  thanks: optionalText(FORM_LIMITS.thanksMax),
  questions: questionsField(),
  from: optionalInstant().default(''),
  until: optionalInstant().default(''),
  /** How many may answer; 0 for as many as like. */
  most: integer(0, FORM_LIMITS.answersMax).default(0),
  once: oneOf(ONCE).default('no'),
  kept_days: oneOf(KEPT_DAYS).default('90'),
});

export const add = post('school/get_msg_add', {
  summary:
    'Add a form, which gets an address of its own. The same `request_key` answers the same form.',
  access: STAFF,
  writes: 'school',
  budget: { read: 14, write: 64 },
  codes: [CODE.wait],
  input: () => z.object({ ...said(), request_key: requestKey() }),
  output: OneForm,
});

export const edit = post('school/get_msg_edit', {
  summary:
    'Edit a form from `rev`. What answers name stays readable: questions and options that are removed are kept beside the form. -1 with `data.current` when it was changed meanwhile.',
  access: STAFF,
  writes: 'school',
  budget: { read: 18, write: 60 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfForm().extend({ ...said(), rev: rev(0) }),
  output: OneForm,
});

export const close = post('school/get_msg_close', {
  summary:
    'Close a form by hand, or open it again. Its answers are deleted so many days after its end.',
  access: STAFF,
  // What strangers send must be stopped at any time.
  writes: 'session',
  budget: { read: 12, write: 12 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfForm().extend({ closed: flag() }),
  output: OneForm,
});

export const renew = post('school/get_msg_renew', {
  summary:
    'Give a form another address; the old one is over at once. Repeated with the same `rev` it renews once.',
  access: STAFF,
  writes: 'session',
  budget: { read: 7, write: 6 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfForm().extend({ rev: rev(0) }),
  output: OneForm,
});

export const detail = post('school/get_msg_detail', {
  summary: 'A form with its questions: an own one, for principals any of the school.',
  access: STAFF,
  writes: 'no',
  budget: { read: 12, write: 0 },
  codes: UNREACHABLE,
  input: OfForm,
  output: OneForm,
});

export const list = post('school/get_msg_list', {
  summary: `Forms, the newest first: own ones, for principals all or with \`mine\` the own ones. With \`form_id\` that form and a page of its answers. A page may be short although more follow.`,
  access: STAFF,
  writes: 'no',
  budget: { read: 70, write: 0 },
  codes: UNREACHABLE,
  input: () =>
    z.object({
      form_id: FormId.optional(),
      mine: optionalFlag(),
      cursor,
      limit: integer(1, FORM_LIMITS.answersPage).default(FORM_LIMITS.formsPage),
    }),
  output: () => page(FormRow()).extend({ answers: z.array(FormAnswerDto()) }),
});

export const usable = post('school/get_msg_use_all', {
  summary:
    'Forms of the caller, for principals of the school, that can be answered now or later, with their addresses, the newest first. A page may be short although more follow.',
  access: STAFF,
  writes: 'no',
  budget: { read: 70, write: 0 },
  input: () => z.object({ cursor }),
  output: () => page(FormRow()),
});

export const remove = post('school/get_msg_del', {
  summary: 'Delete a form with all its answers and files. Its address is over at once.',
  access: STAFF,
  writes: 'school',
  budget: { read: 2, write: 16 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfForm,
  output: () => z.object({ deleted: z.number().int() }),
});

export const removeMany = post('school/get_msg_dels', {
  summary: `Delete up to ${FORM_LIMITS.formsAtOnce} forms as \`school/get_msg_del\` does: all, or none when one is not the caller's.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 20, write: 220 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => z.object({ form_ids: idList(FormId, 1, FORM_LIMITS.formsAtOnce) }),
  output: () => z.object({ deleted: z.number().int() }),
});
