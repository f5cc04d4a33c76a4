import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { cursor, flag } from '#shared/fields.ts';
import { FormAnswerId, FormId } from '#shared/ids.ts';
import { idList } from '#shared/lists.ts';
import { STAFF } from '#shared/roles.ts';
import { FormAnswerDto, QuestionFigures } from './fields.ts';
import { FORM_LIMITS } from './limits.ts';
import { OfForm } from './writing-calls.ts';

const UNREACHABLE = [CODE.forbidden, CODE.notFound];
const OfAnswers = () =>
  z.object({ form_id: FormId, answer_ids: idList(FormAnswerId, 1, FORM_LIMITS.answersAtOnce) });

export const answer = post('school/get_msg_answer', {
  summary: 'One answer, with signed addresses of its files, which are served to be saved.',
  access: STAFF,
  writes: 'no',
  budget: { read: 3, write: 0 },
  codes: UNREACHABLE,
  input: () => z.object({ form_id: FormId, answer_id: FormAnswerId }),
  output: () => z.object({ answer: FormAnswerDto() }),
});

export const seen = post('school/get_msg_seen', {
  summary: `Mark up to ${FORM_LIMITS.answersAtOnce} answers as seen, or as not seen. What is gone is left out.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 30, write: 150 },
  codes: [...UNREACHABLE, CODE.wait],
  input: () => OfAnswers().extend({ seen: flag() }),
  output: () => z.object({ changed: z.number().int() }),
});

export const removeAnswers = post('school/get_msg_answer_del', {
  summary: `Delete up to ${FORM_LIMITS.answersAtOnce} answers with their files; the figures follow. What is gone is left out.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 40, write: 220 },
  codes: [...UNREACHABLE, CODE.wait],
  input: OfAnswers,
  output: () => z.object({ deleted: z.number().int() }),
});

export const figures = post('school/get_msg_figures', {
  summary: 'What was counted of the answers of a form, question by question.',
  access: STAFF,
  writes: 'no',
  budget: { read: 14, write: 0 },
  codes: UNREACHABLE,
  input: OfForm,
  output: () =>
    z.object({
      answers: z.number().int(),
      unseen: z.number().int(),
      list: z.array(QuestionFigures()),
    }),
});

export const exportAnswers = post('school/get_msg_export', {
  summary: `The answers of a form as rows of a sheet, ${FORM_LIMITS.exportPage} at a time, the newest first: the caller asks for page after page and writes the file. The first page is logged.`,
  access: STAFF,
  abilities: ['export'],
  writes: 'school',
  budget: { read: 100, write: 2 },
  codes: UNREACHABLE,
  input: () => OfForm().extend({ cursor }),
  output: () =>
    z.object({
      file_name: z.string(),
      heading: z.array(z.string()),
      /** Numbers stay numbers; a text is to be written as one, also where it looks like a formula. */
      rows: z.array(z.array(z.union([z.string(), z.number()]))),
      cursor: z.string().nullable(),
      total: z.number().int(),
    }),
});
