import * as z from 'zod';
import { dateTime } from '#shared/fields.ts';
import { ClassId, StudentId, TaskId, UploadId, UserId, WorkId } from '#shared/ids.ts';
import { richTextJson } from '#shared/rich-text/json.ts';
import { Line } from '#shared/rich-text/plain-text.ts';
import { RichText } from '#shared/rich-text/rich-text.ts';
import { EVALUATION_PHRASES } from '#shared/teaching/fields.ts';
import { FILE_KINDS } from '#shared/uploads/rules.ts';
import { WORK_KINDS } from '#shared/works/rules.ts';
import { TASK_LIMITS } from './limits.ts';
import {
  ANSWER_STATES,
  DEADLINE_STATES,
  HAND_IN_STATES,
  REVIEWED,
  TASK_KINDS,
  TASK_LIBRARIES,
  TASK_STATES,
} from './rules.ts';

/** An instant, or empty for none. */
const Instant = () => z.string();
export const optionalInstant = () =>
  Line().refine((text) => text === '' || z.iso.datetime().safeParse(text).success);

/** Students by progress; those who are missing here have not opened the task. */
export const TaskCounts = () =>
  z.object({
    opened: z.number().int(),
    working: z.number().int(),
    handed_in: z.number().int(),
    late: z.number().int(),
    returned: z.number().int(),
    done: z.number().int(),
  });
export type TaskCounts = z.infer<ReturnType<typeof TaskCounts>>;

/** A task as it stands in a list. */
export const TaskDto = () =>
  z.object({
    id: TaskId,
    title: z.string(),
    kind: z.enum(TASK_KINDS),
    author_id: UserId,
    author: z.string(),
    state: z.enum(TASK_STATES),
    /** For a student the own one, with an extension. */
    deadline: Instant(),
    /** May be handed in after the deadline. */
    late: z.boolean(),
    release_at: Instant(),
    class_ids: z.array(ClassId),
    /** The same by name, as far as they are still there, and students beside them; for staff only. */
    classes: z.array(z.object({ id: ClassId, name: z.string() })),
    student_ids: z.array(StudentId),
    /** Number of students it is given to; a student of two of its classes counts twice. For staff only. */
    students: z.number().int(),
    library: z.enum(TASK_LIBRARIES),
    /** Begins from a Scratch project. */
    template: z.boolean(),
    files: z.number().int(),
    created: dateTime,
    /** What an edit begins from. */
    rev: z.number().int(),
    /** For staff; null for a student. */
    counts: TaskCounts().nullable(),
    /** How far the student is; empty for staff. */
    answer: z.enum(['', ...ANSWER_STATES]),
    /** The work that answers it; empty for none, and for staff. */
    work_id: z.string(),
    score: z.number().int().nullable(),
  });
export type TaskDto = z.infer<ReturnType<typeof TaskDto>>;

const TaskFile = () =>
  z.object({
    id: UploadId,
    name: z.string(),
    bytes: z.number().int(),
    kind: z.enum(FILE_KINDS),
    /** Signed, for a few hours. */
    url: z.string(),
  });

/** What a task asks for, with signed addresses of its pictures. */
export const TaskText = () =>
  z.object({
    content: RichText(),
    files: z.array(TaskFile()),
    template: z
      .object({
        work_id: WorkId,
        version: z.number().int(),
        title: z.string(),
        thumbnail: z.string(),
        url: z.string(),
      })
      .nullable(),
  });
export type TaskText = z.infer<ReturnType<typeof TaskText>>;

/** A version that was handed in. It stays unchanged when the work changes. */
export const HandedIn = () =>
  z.object({
    work_id: WorkId,
    version: z.number().int(),
    title: z.string(),
    kind: z.enum(WORK_KINDS),
    name: z.string(),
    bytes: z.number().int(),
    content_type: z.string(),
    at: dateTime,
    late: z.boolean(),
    /** The student's comment. */
    words: z.string(),
    thumbnail: z.string(),
    /** Signed, for a few hours. */
    url: z.string(),
  });
export type HandedIn = z.infer<ReturnType<typeof HandedIn>>;

export const TaskPhrase = ['', ...EVALUATION_PHRASES] as const;

/** A student's progress on the page of a task. */
export const AnswerDto = () =>
  z.object({
    student_id: StudentId,
    name: z.string(),
    avatar: z.string(),
    class_ids: z.array(ClassId),
    state: z.enum(ANSWER_STATES),
    /** What there was when the own deadline passed; empty until then. */
    at_deadline: z.enum(['', ...DEADLINE_STATES]),
    /** The own deadline, or empty for that of the task. */
    extension: Instant(),
    opened_at: Instant(),
    handed_in_at: Instant(),
    times: z.number().int(),
    thumbnail: z.string(),
    score: z.number().int().nullable(),
    phrase: z.enum(TaskPhrase),
    comment: z.string(),
    reviewed_at: Instant(),
    reviewer: z.string(),
    /** The work of the answer, or empty. */
    work_id: z.string(),
    /** 0 for a student who has not opened the task. */
    rev: z.number().int(),
  });
export type AnswerDto = z.infer<ReturnType<typeof AnswerDto>>;

/** A version that counts, or may count, without having been handed in. */
export const KeptVersion = () =>
  HandedIn().omit({ late: true, words: true }).extend({
    /** When the device made it, by the server's clock; empty for devices that do not say. `at` is when it came. */
    made_at: Instant(),
  });
export type KeptVersion = z.infer<ReturnType<typeof KeptVersion>>;

/** What the deadline has frozen, by the server's clock. */
const AtDeadline = () =>
  z.object({
    deadline: dateTime,
    state: z.enum(DEADLINE_STATES),
    /** The newest version that the server had then; null when an answer was handed in, and when there was none. */
    version: KeptVersion().nullable(),
    /** Made before the deadline by the device's clock, and received after it. */
    arrived: KeptVersion().nullable(),
  });

export const Submission = () =>
  z.object({
    answer: AnswerDto(),
    /** The newest first. */
    handed_in: z.array(HandedIn()),
    /** Null until the deadline has passed. */
    at_deadline: AtDeadline().nullable(),
    /** What staff reviewed though it was not handed in. */
    reviewed: KeptVersion()
      .extend({ what: z.enum(REVIEWED) })
      .nullable(),
    /** What would happen to a hand-in now, by the server's clock. */
    hand_in: z.enum(HAND_IN_STATES),
  });
export type Submission = z.infer<ReturnType<typeof Submission>>;

export const taskContent = () => richTextJson(TASK_LIMITS.contentBytes);
