import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import {
  ClassId,
  dateTime,
  empty,
  integer,
  oneOf,
  optionalDay,
  optionalText,
  pictureUrl,
  requestKey,
  rev,
  UserId,
  words,
} from '#shared/fields.ts';
import { StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { Line, Lines } from '#shared/rich-text/plain-text.ts';
import { CLASS_LIMITS } from './limits.ts';

export const CLASS_KINDS = ['group', 'single', 'trial'] as const;
export const CLASS_STATES = ['open', 'closed'] as const;
export type ClassState = (typeof CLASS_STATES)[number];

/** The editable fields of a class; an edit leaves out what does not change. */
const ClassText = {
  name: () => words(CLASS_LIMITS.nameMax).min(1),
  kind: () => oneOf(CLASS_KINDS),
  course: () => words(CLASS_LIMITS.courseMax),
  /** Empty for none. */
  assistant: () =>
    Line()
      .refine((id) => id === '' || UserId.safeParse(id).success)
      .transform((id) => (id === '' ? null : UserId.parse(id))),
  room: () => words(CLASS_LIMITS.roomMax),
  capacity: () => integer(1, CLASS_LIMITS.capacityMax),
  remark: () => optionalText(LIMITS.remarkMax),
};

export const NewClass = () =>
  z.object({
    name: ClassText.name(),
    kind: ClassText.kind().default('group'),
    course: ClassText.course().default(''),
    /** The caller when it is left out. */
    teacher_id: UserId.optional(),
    assistant_id: ClassText.assistant().optional(),
    room: ClassText.room().default(''),
    /** One seat for lessons of one student. */
    capacity: ClassText.capacity().optional(),
    start_date: optionalDay().default(''),
    end_date: optionalDay().default(''),
    remark: ClassText.remark(),
    request_key: requestKey(),
  });
export type NewClass = z.output<ReturnType<typeof NewClass>>;

export const ClassEdit = () =>
  z.object({
    class_id: ClassId,
    /** What the edit began from. */
    rev: rev(0),
    name: ClassText.name().optional(),
    kind: ClassText.kind().optional(),
    course: ClassText.course().optional(),
    teacher_id: UserId.optional(),
    assistant_id: ClassText.assistant().optional(),
    room: ClassText.room().optional(),
    capacity: ClassText.capacity().optional(),
    start_date: optionalDay().optional(),
    end_date: optionalDay().optional(),
    remark: Lines().max(LIMITS.remarkMax).optional(),
    state: oneOf(CLASS_STATES).optional(),
  });
export type ClassEdit = z.output<ReturnType<typeof ClassEdit>>;

/** A class as staff see it. */
export const ClassDto = () =>
  z.object({
    id: ClassId,
    name: z.string(),
    kind: z.enum(CLASS_KINDS),
    course: z.string(),
    teacher_id: UserId,
    /** Names are empty for people whose data were deleted. */
    teacher_name: z.string(),
    assistant_id: UserId.nullable(),
    assistant_name: z.string(),
    room: z.string(),
    capacity: z.number().int(),
    /** Students in the class. */
    size: z.number().int(),
    start_date: z.string(),
    end_date: z.string(),
    state: z.enum(CLASS_STATES),
    remark: z.string(),
    /** The school's page offers its lessons to children who want to try one. */
    trial: z.boolean(),
    created: dateTime,
    /** Changes with every edit, not with students who join or leave. */
    rev: z.number().int(),
  });
export type ClassDto = z.infer<ReturnType<typeof ClassDto>>;

/** A student of a class. */
export const ClassChild = () =>
  z.object({
    id: StudentId,
    name: z.string(),
    account: z.string(),
    avatar: pictureUrl,
    joined: dateTime,
    disabled: z.boolean(),
  });
export type ClassChild = z.infer<ReturnType<typeof ClassChild>>;

/** A student of the school who may be added to a class. */
export const Candidate = () =>
  z.object({
    id: StudentId,
    name: z.string(),
    account: z.string(),
    avatar: pictureUrl,
    disabled: z.boolean(),
    /** Is in the class already. */
    member: z.boolean(),
    /** How many classes the student is in. */
    classes: z.number().int(),
  });
export type Candidate = z.infer<ReturnType<typeof Candidate>>;

/** A student joined a class or left it. */
export const ClassMoveDto = () =>
  z.object({
    at: dateTime,
    direction: z.enum(['in', 'out']),
    student_id: StudentId,
    /** Names as they were then. */
    name: z.string(),
    by_name: z.string(),
  });
export type ClassMoveDto = z.infer<ReturnType<typeof ClassMoveDto>>;

/** Shared with `school/addClass`, which does the same for principals only. */
export const addingClass = {
  summary:
    'Add a class. Repeating a request (same `request_key`) answers the same class. A teacher adds classes of his or her own only.',
  writes: 'school',
  budget: { read: 5, write: 90 },
  codes: [CODE.forbidden, CODE.notFound],
  input: NewClass,
  output: () => z.object({ class: ClassDto() }),
} as const;

/** The students because of whom a class cannot be deleted: `data` of the answer -1; the first 100 by name. */
export const StillInClass = () =>
  z.object({
    total: z.number().int(),
    students: z.array(z.object({ id: StudentId, name: z.string() })),
  });
export type StillInClass = z.infer<ReturnType<typeof StillInClass>>;

/** Shared with `school/delClass`, which does the same for principals only. */
export const deletingClass = {
  summary:
    'Delete a class. -1 while it has students: `data` says how many (`total`) and who the first 100 are (`students`).',
  writes: 'school',
  budget: { read: 4, write: 40 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: () => z.object({ class_id: ClassId }),
  output: empty,
} as const;
