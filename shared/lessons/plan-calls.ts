import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import {
  ClassId,
  cursor,
  dateTime,
  flag,
  integer,
  oneOf,
  optionalText,
  optionalWords,
  page,
  pageSize,
  plainDay,
  requestKey,
  UserId,
  words,
} from '#shared/fields.ts';
import { LessonId, PlanId, RoomId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { idList } from '#shared/lists.ts';
import { STAFF } from '#shared/roles.ts';
import { Clash, clock, day, hours, LessonDto, orNone } from './fields.ts';
import { LESSON_LIMITS } from './limits.ts';

/** `term`: a class ends. `substitute`: lessons of absent staff go to colleagues. */
export const PLAN_KINDS = ['series', 'edit', 'remove', 'substitute', 'term'] as const;
export const PLAN_STATES = ['running', 'done', 'undoing', 'undone'] as const;
/**
 * `refused`: the change was not possible. `changed`: the lesson had been changed in the meantime, and was
 * skipped. `kept`: undoing it was not possible, and may be tried again. `untaken`: there was nothing to undo,
 * because the step had not been carried out or had been undone already.
 */
export const STEP_OUTCOMES = [
  'waiting',
  'done',
  'refused',
  'changed',
  'kept',
  'undone',
  'untaken',
] as const;

/** How far a change of many lessons is. */
export const PlanProgress = () =>
  z.object({
    id: PlanId,
    kind: z.enum(PLAN_KINDS),
    state: z.enum(PLAN_STATES),
    by_name: z.string(),
    created: dateTime,
    /** Whether the caller may go on with it and undo it. */
    own: z.boolean(),
    /** What it is about: names of the first classes, how many there are, and from which day to which. */
    class_names: z.array(z.string()),
    classes: z.number().int(),
    from: z.string(),
    to: z.string(),
    total: z.number().int(),
    /**
     * Lessons that are as the plan made them; of one that is undone, those that a repeated undo
     * would restore.
     */
    done: z.number().int(),
    /** Lessons that could not be changed, or were skipped. */
    refused: z.number().int(),
  });
export type PlanProgress = z.infer<ReturnType<typeof PlanProgress>>;

/** A lesson that a plan could not change, and why. */
export const Refusal = () =>
  z.object({
    lesson_id: LessonId,
    date: plainDay,
    start: z.string(),
    end: z.string(),
    message: z.string(),
  });
export type PlanRefusal = z.infer<ReturnType<typeof Refusal>>;
/** How far a change is, and what it could not change. */
export const Progress = () => z.object({ plan: PlanProgress(), refusals: z.array(Refusal()) });

/** The effect of a plan on one lesson. */
export const PlannedLesson = () =>
  z.object({
    /** Absent for a lesson that does not exist yet. */
    lesson: LessonDto().nullable(),
    date: plainDay,
    start: z.string(),
    end: z.string(),
    clashes: z.array(Clash()),
  });
export type PlannedLesson = z.infer<ReturnType<typeof PlannedLesson>>;

const Preview = () =>
  z.object({
    lessons: z.array(PlannedLesson()),
    /** Days that the rule names and that are holidays. */
    holidays: z.array(z.string()),
    /** Null until something has been done. */
    plan: PlanProgress().nullable(),
    refusals: z.array(Refusal()),
  });

const commit = {
  override: () => optionalText(LIMITS.reasonMax),
  /** Shows the effect and changes nothing. */
  preview: () => flag().default(true),
  request_key: () => requestKey().optional(),
};

const weekdays = () =>
  idList(z.string().regex(/^[0-6]$/), 1, 7).transform((list) => list.map(Number));

export const NewSeries = () =>
  z.object({
    class_id: ClassId,
    from: day(),
    /** Days of the week, 0 for Sunday, with commas between. */
    weekdays: weekdays(),
    /** Every week, every other, … */
    interval: integer(1, 4).default(1),
    count: integer(1, LESSON_LIMITS.seriesLessonsMax).optional(),
    until: day().optional(),
    start: clock(),
    end: clock(),
    teacher_id: UserId.optional(),
    assistant_id: orNone(UserId).optional(),
    room_id: orNone(RoomId).optional(),
    topic: optionalWords(LESSON_LIMITS.topicMax),
    hours: hours(0, LESSON_LIMITS.hoursMax).optional(),
    /** Days to leave out, with commas between. */
    skip: idList(z.iso.date(), 0, LESSON_LIMITS.seriesLessonsMax).default([]),
    override: commit.override(),
    preview: commit.preview(),
    request_key: commit.request_key(),
  });
export type NewSeries = z.output<ReturnType<typeof NewSeries>>;

const scheduling = post('calendar/scheduling', {
  summary: `A series of lessons of a class: by days of the week, by count or until a day, holidays passed over, at most ${LESSON_LIMITS.seriesLessonsMax}. With \`preview\` (the default) it answers what each lesson would clash with; else it plans them (\`request_key\`) and answers how far it came: \`calendar/plan\` goes on.`,
  access: STAFF,
  writes: 'school',
  budget: { read: 36, write: 110 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: NewSeries,
  output: Preview,
});

export const BulkChange = () =>
  z.object({
    action: oneOf(['edit', 'remove']),
    /** A lesson of a series: with `scope` this lesson and those that follow, or all of the series. */
    lesson_id: LessonId.optional(),
    scope: oneOf(['following', 'all']).default('following'),
    /** All lessons of a class, of a teacher, or of the school (with both days given). */
    class_id: ClassId.optional(),
    of_teacher_id: UserId.optional(),
    from: day().optional(),
    to: day().optional(),
    /** When there are more lessons than one change can hold, takes the first ones instead of refusing. */
    first_part: flag().default(false),
    /** The fields that change in each lesson. */
    shift_days: integer(-366, 366).default(0),
    start: clock().optional(),
    end: clock().optional(),
    teacher_id: UserId.optional(),
    assistant_id: orNone(UserId).optional(),
    room_id: orNone(RoomId).optional(),
    topic: words(LESSON_LIMITS.topicMax).optional(),
    hours: hours(0, LESSON_LIMITS.hoursMax).optional(),
    /** Lessons to leave alone, with commas between. */
    skip: idList(LessonId, 0, LESSON_LIMITS.seriesLessonsMax).default([]),
    override: commit.override(),
    preview: commit.preview(),
    request_key: commit.request_key(),
  });
export type BulkChange = z.output<ReturnType<typeof BulkChange>>;

const bulk = post('calendar/bulk', {
  summary:
    'Change or delete many lessons that are not taught yet: of a series, a class, a teacher, or days of the school. Shows its effect first (`preview`), then runs as `calendar/scheduling` does.',
  access: STAFF,
  writes: 'school',
  budget: { read: 26, write: 40 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: BulkChange,
  output: Preview,
});

const OfPlan = () => z.object({ plan_id: PlanId });

const run = post('calendar/plan', {
  summary: 'Go on with a change of many lessons, for some seconds; answers how far it is.',
  access: STAFF,
  writes: 'school',
  budget: { read: 20, write: 46 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: OfPlan,
  output: Progress,
});

const undo = post('calendar/plan_undo', {
  summary:
    'Undo a change of many lessons, for some seconds; answers how far it is. -1 when one of its lessons has begun or has been taught.',
  access: STAFF,
  writes: 'school',
  budget: { read: 16, write: 8 },
  codes: [CODE.forbidden, CODE.notFound, CODE.wait],
  input: OfPlan,
  output: Progress,
});

const plans = post('calendar/plan_list', {
  summary: 'Changes of many lessons, the newest first.',
  access: STAFF,
  writes: 'no',
  budget: { read: 2, write: 0 },
  input: () => z.object({ cursor, limit: pageSize }),
  output: () => page(PlanProgress()),
});

/** Changes of many lessons at once: part of the group `lessons`. */
export const planCalls = { scheduling, bulk, run, undo, plans };
