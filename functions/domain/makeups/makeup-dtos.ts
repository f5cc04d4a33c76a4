import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { addDays } from '#shared/days.ts';
import { type ClassId, type LessonId, StudentId, type UserId } from '#shared/ids.ts';
import type { MakeupDto, MakeupLesson } from '#shared/makeups/fields.ts';
import { MAKEUP_LIMITS } from '#shared/makeups/limits.ts';
import { isInTime } from './leave-time.ts';
import type { LessonSnapshot, MakeupRight } from './makeup-right.ts';
import { stateOf } from './right-state.ts';

/** Lessons, classes and students of the rights, each read once. */
interface RelatedItems {
  readonly lessonOf: (id: LessonId | undefined) => Lesson | undefined;
  readonly classNameOf: (id: ClassId) => string;
  readonly studentOf: (id: UserId) => User | undefined;
  readonly settings: CalendarSettings;
}

const byId = <T extends { id: string }>(found: readonly (T | undefined)[]): Map<string, T> =>
  new Map(found.flatMap((each) => (each ? [[each.id, each]] : [])));

interface MakeupContext {
  readonly settings: CalendarSettings;
  readonly now: Date;
  /** Where the answer follows a write of the same call. */
  readonly consistent?: boolean;
}

async function loadRelated(
  { schoolId }: Actor,
  rights: readonly MakeupRight[],
  { settings, consistent = false }: MakeupContext,
): Promise<RelatedItems> {
  const snapshots = rights.flatMap(({ missed, booked }) => [missed, ...(booked ? [booked] : [])]);
  const [found, groups, people] = await Promise.all([
    lessons.getMany(
      snapshots.map(({ id }) => ({ schoolId, id })),
      { consistent },
    ),
    classes.getMany(snapshots.map(({ classId: id }) => ({ schoolId, id }))),
    users.getMany(rights.map(({ userId }) => ({ schoolId, userId }))),
  ]);
  const [lessonById, classById, studentById] = [byId(found), byId(groups), byId(people)];
  return {
    lessonOf: (id) => (id ? lessonById.get(id) : undefined),
    classNameOf: (id) => classById.get(id)?.name ?? '',
    studentOf: (id) => studentById.get(id),
    settings,
  };
}

function toLesson(
  snapshot: LessonSnapshot,
  { lessonOf, classNameOf, settings }: RelatedItems,
): MakeupLesson {
  const { id, classId, courseId, date, start, end, topic } = lessonOf(snapshot.id) ?? snapshot;
  return {
    id,
    date,
    topic,
    class_id: classId,
    class_name: classNameOf(classId),
    course_id: courseId ?? null,
    course_name: settings.courses.find((course) => course.id === courseId)?.name ?? '',
    start: toClock(start),
    end: toClock(end),
  };
}

function toDto(actor: Actor, right: MakeupRight, related: RelatedItems, now: Date): MakeupDto[] {
  const { missed, booked, validTo, userId } = right;
  const student = related.studentOf(userId);
  if (!student) return [];
  const today = dayAt(momentOf(actor, now));
  const [lesson, host] = [related.lessonOf(missed.id), related.lessonOf(booked?.id)];
  const state = stateOf({ right, missed: lesson, student }, today);
  if (!state) return [];
  const { rules } = related.settings;
  const inTime = (found: Lesson | undefined) =>
    found !== undefined && isInTime(actor, found, rules, now);
  return [
    {
      student_id: StudentId.parse(userId),
      student_name: student.name,
      state,
      valid_to: validTo,
      expires_soon: state === 'open' && validTo <= addDays(today, MAKEUP_LIMITS.soonDays),
      missed: toLesson(missed, related),
      made_up: booked ? toLesson(booked, related) : null,
      reason: right.reason,
      asked_by: right.byName,
      asked_at: right.at,
      override: right.override ?? '',
      leave_cancellable: (state === 'open' || state === 'expired') && inTime(lesson),
      booking_cancellable: state === 'booked' && inTime(host),
    },
  ];
}

/** DTOs of rights in the given order; rights that no longer exist are left out. */
export async function toMakeupDtos(
  actor: Actor,
  rights: readonly MakeupRight[],
  context: MakeupContext,
): Promise<MakeupDto[]> {
  const related = await loadRelated(actor, rights, context);
  return rights.flatMap((right) => toDto(actor, right, related, context.now));
}
