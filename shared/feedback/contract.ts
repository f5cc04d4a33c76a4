import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { group, post } from '#shared/endpoint.ts';
import {
  cursor,
  dateTime,
  flag,
  oneOf,
  optionalWords,
  page,
  pageSize,
  requestKey,
  rev,
  text,
} from '#shared/fields.ts';
import { FeedbackAnswerId, FeedbackId, SchoolId, UploadId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { SCHOOL_PEOPLE, SIGNED_IN } from '#shared/roles.ts';
import { FEEDBACK_LIMITS } from './limits.ts';
import { FEEDBACK_KINDS, FEEDBACK_STATES, FEEDBACK_TARGETS, SET_STATES } from './rules.ts';

/** The technical facts that a person agrees to send: exactly what the form shows. */
export const FeedbackFacts = () =>
  z.object({
    /** Address of the page without its query, and without secrets. */
    page: z.string(),
    /** Browser and system in words. */
    device: z.string(),
    /** Size of the window in pixels. */
    window: z.string(),
    language: z.string(),
    /** Version of the application. */
    version: z.string(),
    /** Ids of the last requests that failed. */
    requests: z.array(z.string()),
  });
export type FeedbackFacts = z.infer<ReturnType<typeof FeedbackFacts>>;

const FactFields = () => ({
  /** Agrees to send the facts; without it none is kept. */
  with_facts: flag().default(false),
  page: optionalWords(FEEDBACK_LIMITS.pageMax).refine(
    (path) => path === '' || /^\/[^?#\s]*$/.test(path),
  ),
  device: optionalWords(60),
  window: optionalWords(20),
  language: optionalWords(10),
  version: optionalWords(40),
  requests: idList(z.string().regex(/^[\w-]{1,64}$/), 0, FEEDBACK_LIMITS.requestsMax).default([]),
});

export const FeedbackDto = () =>
  z.object({
    id: FeedbackId,
    /** Whose school it is of; for operators by name, else empty. */
    school_id: SchoolId,
    school: z.string(),
    to: z.enum(FEEDBACK_TARGETS),
    kind: z.enum(FEEDBACK_KINDS),
    state: z.enum(FEEDBACK_STATES),
    text: z.string(),
    at: dateTime,
    /** When something was last said or done about it. */
    changed: dateTime,
    author: z.object({ id: UserId, name: z.string(), role: z.number().int() }),
    /** Sent by the caller. */
    own: z.boolean(),
    pictures: z.number().int(),
    answers: z.number().int(),
    /** The other side has written since the caller's side last looked. */
    unread: z.boolean(),
    rev: z.number().int(),
  });
export type FeedbackDto = z.infer<ReturnType<typeof FeedbackDto>>;

export const FeedbackAnswerDto = () =>
  z.object({
    id: FeedbackAnswerId,
    at: dateTime,
    /** By who sent the feedback, or by who answers it. */
    by: z.enum(['author', 'desk']),
    name: z.string(),
    text: z.string(),
  });
export type FeedbackAnswerDto = z.infer<ReturnType<typeof FeedbackAnswerDto>>;

const Seen = () =>
  z.object({
    feedback: FeedbackDto(),
    pictures: z.array(z.object({ id: UploadId, name: z.string(), url: z.string() })),
    facts: FeedbackFacts().nullable(),
    answers: z.array(FeedbackAnswerDto()),
    /** The caller answers it as the school or as the platform. */
    desk: z.boolean(),
  });
export type SeenFeedback = z.infer<ReturnType<typeof Seen>>;

/** Of another school's feedback, for operators. */
const Which = () => ({ feedback_id: FeedbackId, school: SchoolId.optional() });

const codes = [CODE.wait, CODE.notFound];

const list = post('feedback/list', {
  summary:
    'Feedback, the last changed first: the `own`, for principals that to the `school`, for operators that to the `platform`, where `school` and `search` in its first words narrow it. 2003 for a box of others. A page may be short although more follow: `cursor` says so.',
  access: SIGNED_IN,
  writes: 'no',
  budget: { read: 160, write: 0 },
  input: () =>
    z.object({
      box: oneOf(['own', 'school', 'platform']).default('own'),
      state: oneOf(FEEDBACK_STATES).optional(),
      school: SchoolId.optional(),
      search: optionalWords(LIMITS.searchTextMax),
      cursor,
      limit: pageSize,
    }),
  output: () => page(FeedbackDto()),
});

const add = post('feedback/add', {
  summary: `Send feedback to the own school (teachers, live teachers and students) or to the platform, with up to ${FEEDBACK_LIMITS.picturesMax} pictures of the caller's uploads and the technical facts that the caller agrees to. At most ${FEEDBACK_LIMITS.perDay} a day.`,
  access: SCHOOL_PEOPLE,
  writes: 'school',
  budget: { read: 8, write: 130 },
  codes,
  input: () =>
    z.object({
      to: oneOf(FEEDBACK_TARGETS),
      kind: oneOf(FEEDBACK_KINDS),
      text: text(FEEDBACK_LIMITS.textMax),
      file_ids: idList(UploadId, 0, FEEDBACK_LIMITS.picturesMax).default([]),
      ...FactFields(),
      request_key: requestKey(),
    }),
  output: () => z.object({ feedback: FeedbackDto() }),
});

const see = post('feedback/see', {
  summary:
    'Feedback with its pictures, facts and answers, for who sent it and who answers it. It is read then; new feedback becomes seen.',
  access: SIGNED_IN,
  // Being read is all that changes.
  writes: 'session',
  budget: { read: 24, write: 12 },
  codes,
  input: () => z.object(Which()),
  output: Seen,
});

const answer = post('feedback/answer', {
  summary: `Answer feedback, from either side; the other side is told. At most ${FEEDBACK_LIMITS.answersMax} answers.`,
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 26, write: 50 },
  codes,
  input: () =>
    z.object({
      ...Which(),
      text: text(FEEDBACK_LIMITS.answerMax),
      request_key: requestKey(),
    }),
  output: Seen,
});

const state = post('feedback/state', {
  summary:
    'Say how far feedback is, by who answers it; its sender may close it. -1 with `data.current` when it was changed meanwhile.',
  access: SIGNED_IN,
  writes: 'school',
  budget: { read: 6, write: 26 },
  codes,
  input: () => z.object({ ...Which(), state: oneOf(SET_STATES), rev: rev() }),
  output: () => z.object({ feedback: FeedbackDto() }),
});

/** What people tell their school and the platform. */
export const feedback = group('feedback', { list, add, see, answer, state });
