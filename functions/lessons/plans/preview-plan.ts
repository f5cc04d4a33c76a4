import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { loadDays } from '#functions/domain/lessons/days.ts';
import type { LessonValue } from '#functions/domain/lessons/lesson.ts';
import { toLessonDtos } from '#functions/domain/lessons/lesson-dto.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { ClassId } from '#shared/ids.ts';
import type { PlannedLesson } from '#shared/lessons/plan-calls.ts';
import { type Attendees, loadAttendees } from '../placing/attendees.ts';
import { describeClashes } from '../placing/describe-clashes.ts';
import { findClashes, resourcesToCheck } from '../placing/find-clashes.ts';
import type { PlanStep } from './lesson-plan.ts';

/** The most clashes that a preview describes. */
const DESCRIBED_MAX = 60;

/** The attendees of each class, read once. */
async function loadAttendeesOf(lessons: readonly LessonValue[]) {
  const known = new Map<ClassId, Attendees>();
  for (const { schoolId, classId, guests } of lessons)
    if (!known.has(classId)) known.set(classId, await loadAttendees(schoolId, classId, guests));
  return known;
}

/**
 * The lessons of a plan with their clashes. Lessons that the plan itself moves or deletes do not count as
 * clashes.
 */
export async function previewPlan(
  actor: Actor,
  steps: readonly PlanStep[],
  settings: CalendarSettings,
): Promise<PlannedLesson[]> {
  const { schoolId } = actor;
  const planned = steps.flatMap(({ after }) => after ?? []);
  const attendees = await loadAttendeesOf(planned);
  const resources = planned.flatMap((lesson) => {
    const found = attendees.get(lesson.classId);
    return found ? resourcesToCheck(lesson, found) : [];
  });
  const dates = planned.map(({ date }) => date);
  const days = await loadDays(schoolId, [...new Set(resources)], dates);
  const except = steps.map(({ lessonId }) => lessonId);
  const clashesOf = (after: LessonValue | undefined) => {
    const found = after && attendees.get(after.classId);
    return found ? findClashes({ needs: after, slot: after, except }, found, days) : [];
  };
  const found = steps.map(({ after }) => clashesOf(after));
  const described = await describeClashes(schoolId, found.flat().slice(0, DESCRIBED_MAX), settings);
  const befores = await toLessonDtos(
    schoolId,
    steps.flatMap(({ before }) => before ?? []),
    settings,
  );
  const dtoOf = new Map(befores.map((dto) => [dto.id, dto]));
  return steps.flatMap(({ lessonId, before, after }, index) => {
    const lesson = after ?? before;
    if (!lesson) return [];
    const mine = new Set(found[index]?.map((clash) => clash.lessonId));
    return {
      lesson: dtoOf.get(lessonId) ?? null,
      date: lesson.date,
      start: toClock(lesson.start),
      end: toClock(lesson.end),
      clashes: described.filter(({ lesson: other }) => mine.has(other.id)),
    };
  });
}
