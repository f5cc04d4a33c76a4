import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { ensureCourse } from '#functions/domain/calendar/courses.ts';
import { checkStaff } from '#functions/domain/classes/class-staff.ts';
import { loadOpenClass } from '#functions/domain/lessons/lesson-scope.ts';
import { markStep } from '#functions/domain/schools/first-steps.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import type { NewSeries } from '#shared/lessons/plan-calls.ts';
import { toLesson } from '../add-lesson.ts';
import { checkPlace } from '../placing/lesson-rules.ts';
import type { PlanStep } from './lesson-plan.ts';
import { commitPlan } from './plan-calls.ts';
import { previewPlan } from './preview-plan.ts';

/** A series ends after a number of lessons or on a day: throws 1001 when both are missing. */
function checkEnd({ count, until, from }: NewSeries): void {
  if (count === undefined && until === undefined) throw refuseField('count', 'required');
  if (until !== undefined && until < from) throw refuseField('until', 'beforeFrom');
}

async function datesOf(
  input: NewSeries,
  holidays: Parameters<typeof import('./series-dates.ts').seriesDates>[1],
) {
  // Loaded on demand: the library is as large as the rest of the function.
  const { seriesDates } = await import('./series-dates.ts');
  const { from, weekdays, interval, count, until, skip } = input;
  const found = seriesDates({ from, weekdays, interval, count, until }, holidays);
  const dates = found.dates.filter((date) => !skip.includes(date));
  if (dates.length === 0) throw new CallError(CODE.wait, { reason: 'lessons.emptySeries' });
  const most = LESSON_LIMITS.seriesLessonsMax;
  if (dates.length > most)
    throw new CallError(CODE.wait, { reason: 'lessons.longSeries', params: { count: most } });
  return { dates, holidays: found.skipped };
}

async function plan(actor: Actor, input: NewSeries, now: Date) {
  checkEnd(input);
  const [found, known] = await Promise.all([
    loadOpenClass(actor, input.class_id),
    loadSettings(actor.schoolId),
  ]);
  const { dates, holidays } = await datesOf(input, known.holidays);
  const basis = input.preview
    ? { settings: known, course: undefined }
    : await ensureCourse(actor, found, known, now);
  const id = newId('series');
  const steps = dates.map((date, index): PlanStep => {
    const lesson = toLesson(actor, { ...input, date }, { found, ...basis }, momentOf(actor, now));
    const series = { id, n: index + 1, of: dates.length };
    return { lessonId: lesson.id, after: { ...lesson, series }, outcome: 'waiting' };
  });
  const [first] = steps;
  if (first?.after) {
    checkPlace(first.after, basis.settings, { onHoliday: true });
    await checkStaff(actor, { teacherId: found.teacherId }, first.after);
  }
  return { steps, holidays, settings: basis.settings };
}

/** Plans a series of lessons, or previews it with its clashes. */
export const scheduleSeries: UseCase<typeof contract.endpoints.scheduling> = async (
  actor,
  input,
  deps,
) => {
  const planned = () => plan(actor, input, deps.now());
  if (input.preview) {
    const { steps, holidays, settings } = await planned();
    const lessons = await previewPlan(actor, steps, settings);
    return { lessons, holidays, plan: null, refusals: [] };
  }
  const committed = await commitPlan(
    actor,
    { kind: 'series', call: 'lesson.series', request: input, plan: planned },
    deps.now,
  );
  await markStep(actor, 'timetable', deps.now());
  return { lessons: [], holidays: [], ...committed };
};
