import * as z from 'zod';
import { CODE } from '#shared/codes.ts';
import { post } from '#shared/endpoint.ts';
import { requestKey, UserId } from '#shared/fields.ts';
import { LessonId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { clock, day, LessonDto, orNone } from './fields.ts';
import { LESSON_LIMITS } from './limits.ts';
import { Progress } from './plan-calls.ts';

/** What a member of staff does in a lesson. */
const LESSON_PARTS = ['teacher', 'assistant'] as const;

/**
 * Why a colleague is proposed: teaches or assists the class, teaches the same kind of course around
 * these days, or is just free.
 */
export const FITS = ['class', 'course', 'other'] as const;

const Candidate = () =>
  z.object({
    teacher_id: UserId,
    name: z.string(),
    fit: z.enum(FITS),
    /** Lessons that he or she has on that day already. */
    lessons: z.number().int(),
  });

const UncoveredLesson = () =>
  z.object({
    lesson: LessonDto(),
    part: z.enum(LESSON_PARTS),
    /** Colleagues who are free then, the best first. */
    candidates: z.array(Candidate()),
  });
export type UncoveredLesson = z.infer<ReturnType<typeof UncoveredLesson>>;

const find = post('calendar/substitute_list', {
  summary:
    'The lessons of somebody who is absent, from one moment to another, with the colleagues who are free to hold each: who knows the class first, then who teaches the course, of these the one with the fewest lessons that day.',
  access: [ROLE.principal],
  writes: 'no',
  budget: { read: 10, write: 0 },
  codes: [CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      teacher_id: UserId,
      from: day(),
      to: day(),
      /** By the clock of the first day; left out, the whole day. */
      start: clock().optional(),
      /** By the clock of the last day. */
      end: clock().optional(),
    }),
  output: () => z.object({ lessons: z.array(UncoveredLesson()) }),
});

const Choice = () =>
  z.object({
    lesson_id: LessonId,
    /** Empty: the lesson is held without an assistant. */
    teacher_id: orNone(UserId),
  });

const assign = post('calendar/substitute', {
  summary:
    'Give lessons of somebody who is absent to colleagues; all of them are told. Runs, goes on and is undone as other changes of many lessons are (`calendar/plan`, `calendar/plan_undo`).',
  access: [ROLE.principal],
  writes: 'school',
  budget: { read: 28, write: 50 },
  codes: [CODE.notFound, CODE.wait],
  input: () =>
    z.object({
      teacher_id: UserId,
      choices: z.array(Choice()).min(1).max(LESSON_LIMITS.substitutesMax),
      request_key: requestKey(),
    }),
  output: Progress,
});

/** Substitutes for absent staff: part of the group `lessons`. */
export const substituteCalls = { findSubstitutes: find, assignSubstitutes: assign };
