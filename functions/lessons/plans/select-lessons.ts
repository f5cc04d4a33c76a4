import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { LESSON_LISTS, type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { loadOwnLesson } from '#functions/domain/lessons/lesson-scope.ts';
import {
  lessonsOf,
  lessonsOfSchool,
  type Span,
} from '#functions/domain/lessons/lessons-between.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { entriesBetween, schoolList } from '#functions/platform/listing.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { CODE } from '#shared/codes.ts';
import { addDays } from '#shared/days.ts';
import type { SeriesId } from '#shared/ids.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import type { BulkChange } from '#shared/lessons/plan-calls.ts';
import { mayChangeLesson } from '#shared/lessons/rules.ts';
import { ROLE } from '#shared/roles.ts';

async function lessonsOfSeries(actor: Actor, id: SeriesId): Promise<Lesson[]> {
  const { schoolId } = actor;
  const list = schoolList(schoolId, LESSON_LISTS.ofSeries(id));
  const entries = await entriesBetween(list, ['0', '~']);
  const ids = entries.map(({ target }) => ({ schoolId, id: target as Lesson['id'] }));
  return (await lessons.getMany(ids, { consistent: true })).flatMap((lesson) => lesson ?? []);
}

/** A lesson and those that follow in its series, or the whole series. */
async function fromSeries(actor: Actor, id: Lesson['id'], scope: 'following' | 'all') {
  const first = await loadOwnLesson(actor, id);
  if (!first.series) return [first];
  const all = await lessonsOfSeries(actor, first.series.id);
  return scope === 'all' ? all : all.filter(({ startsAt }) => startsAt >= first.startsAt);
}

function requirePrincipal({ role }: Actor): void {
  if (role !== ROLE.principal) throw new CallError(CODE.forbidden);
}

/** By default from today on. Throws 1001 on the field that is before or after the other, given or not. */
function spanOf({ from, to }: BulkChange, today: string): Span {
  const days = LESSON_LIMITS.planAheadDays;
  const span = { from: from ?? today, to: to ?? addDays(today, days) };
  if (span.from > span.to)
    throw to ? refuseField('to', 'beforeFrom') : refuseField('from', 'tooFar', { days });
  return span;
}

/** All lessons of a class, a teacher or the school in a span. */
async function fromDays(actor: Actor, input: BulkChange, now: Date): Promise<Lesson[]> {
  const { class_id, of_teacher_id, from, to } = input;
  const { schoolId } = actor;
  const span = spanOf(input, dayAt(momentOf(actor, now)));
  if (class_id) {
    await loadManagedClass(actor, class_id);
    return lessonsOf(schoolId, [class_id], span);
  }
  requirePrincipal(actor);
  if (of_teacher_id) return lessonsOf(schoolId, [of_teacher_id], span);
  if (!from || !to) throw refuseField('from', 'required');
  return lessonsOfSchool(schoolId, span);
}

/** The selected lessons that have not begun. Throws -1 for none, and for more than a series may have. */
export async function selectLessons(actor: Actor, input: BulkChange, now: Date): Promise<Lesson[]> {
  const { lesson_id, scope, class_id, skip, first_part } = input;
  const found = lesson_id
    ? await fromSeries(actor, lesson_id, scope)
    : await fromDays(actor, input, now);
  const chosen = found.filter(({ id, state }) => state === 'planned' && !skip.includes(id));
  const others = chosen.find((lesson) => !mayChangeLesson(actor, lesson));
  // A substitute for one lesson may not change the other lessons of the series.
  if (others && !class_id) await loadManagedClass(actor, others.classId);
  if (chosen.length === 0) throw new CallError(CODE.wait, { reason: 'lessons.nothingToChange' });
  const most = LESSON_LIMITS.seriesLessonsMax;
  if (chosen.length > most && first_part)
    return chosen.toSorted((a, b) => (a.startsAt < b.startsAt ? -1 : 1)).slice(0, most);
  if (chosen.length > most)
    throw new CallError(CODE.wait, { reason: 'lessons.longSeries', params: { count: most } });
  return chosen;
}
