import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { loadClassesTaughtBy } from '#functions/domain/classes/class-lists.ts';
import type { Resource } from '#functions/domain/lessons/resource-day.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { ROLE } from '#shared/roles.ts';
import type { search as contract } from '#shared/search/contract.ts';
import { findOwnClasses, findSchoolClasses, ofNames } from './find-classes.ts';
import { findNextLessons } from './find-lessons.ts';
import { findStaff, findStudents } from './find-people.ts';
import { findOwnWorks, findSchoolWorks } from './find-works.ts';

/** Classes and members of staff whose next lessons are looked for. */
const CLASSES_WITH_LESSONS = 2;

/** The next lessons of the best matches. */
async function lessonsOfFound(actor: Actor, resources: readonly Resource[], now: Date) {
  if (resources.length === 0) return [];
  const [settings, today] = [loadSettings(actor.schoolId), dayAt(momentOf(actor, now))];
  return findNextLessons(actor, resources, { settings, today });
}

async function searchAsStudent(actor: Actor, words: string, now: Date) {
  const [classes, works] = await Promise.all([
    findOwnClasses(actor, words),
    findOwnWorks(actor, words),
  ]);
  const shown = classes.slice(0, CLASSES_WITH_LESSONS).map(({ id }) => id);
  const lessons = await lessonsOfFound(actor, shown, now);
  return { students: [], classes, teachers: [], lessons, works };
}

async function searchAsStaff(actor: Actor, words: string, now: Date) {
  const isPrincipal = actor.role === ROLE.principal;
  const taught = isPrincipal ? undefined : await loadClassesTaughtBy(actor.schoolId, actor.userId);
  const [students, classes, teachers, works] = await Promise.all([
    findStudents(
      actor,
      words,
      taught?.map(({ id }) => id),
    ),
    taught ? ofNames(taught, words) : findSchoolClasses(actor, words),
    findStaff(actor, words),
    findSchoolWorks(actor, words),
  ]);
  const shown = classes.slice(0, CLASSES_WITH_LESSONS).map(({ id }) => id);
  // A teacher's lessons are shown to principals and to that teacher, as in the calendar.
  const [teacher] = teachers.filter(({ id }) => isPrincipal || id === actor.userId);
  const resources = teacher ? [...shown, teacher.id] : shown;
  return {
    students,
    classes,
    teachers,
    works,
    lessons: await lessonsOfFound(actor, resources, now),
  };
}

/** One answer for the whole school, so that it costs a few units however large the school is (decision 105). */
export const searchSchool: UseCase<typeof contract.endpoints.find> = (actor, { words }, deps) =>
  actor.role === ROLE.student
    ? searchAsStudent(actor, words, deps.now())
    : searchAsStaff(actor, words, deps.now());
