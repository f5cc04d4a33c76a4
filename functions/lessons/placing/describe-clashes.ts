import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { loadStaffRows, users } from '#functions/domain/people/user.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { type SchoolId, StudentId, type UserId } from '#shared/ids.ts';
import type { Clash } from '#shared/lessons/fields.ts';
import type { FoundClash } from './find-clashes.ts';
import { type ClashingLesson, proposeAlternatives } from './propose-alternatives.ts';

const unique = <T>(items: readonly T[]): T[] => [...new Set(items)];

const peopleIn = (clashes: readonly FoundClash[]): UserId[] =>
  unique(
    clashes.flatMap(({ kind, resource, students }) =>
      kind === 'teacher' || kind === 'assistant' ? [resource as UserId, ...students] : students,
    ),
  );

/** Names of what clashes, and the other lessons; each is read once. */
async function loadNames(schoolId: SchoolId, clashes: readonly FoundClash[]) {
  const lessonIds = unique(clashes.map(({ lessonId }) => lessonId));
  const [people, there] = await Promise.all([
    users.getMany(peopleIn(clashes).map((userId) => ({ schoolId, userId }))),
    lessons.getMany(lessonIds.map((id) => ({ schoolId, id }))),
  ]);
  const inTheWay = there.flatMap((lesson) => lesson ?? []);
  const classIds = unique(inTheWay.map(({ classId }) => classId));
  const [groups, staff] = await Promise.all([
    classes.getMany(classIds.map((id) => ({ schoolId, id }))),
    loadStaffRows(
      schoolId,
      inTheWay.map(({ teacherId }) => teacherId),
    ),
  ]);
  const named = [...people, ...groups, ...staff.values()].flatMap((each) => (each ? [each] : []));
  return {
    names: new Map<string, string>(named.map(({ id, name }) => [id, name])),
    lessonOf: new Map(inTheWay.map((lesson) => [lesson.id, lesson])),
  };
}

/** Clashes with the names of who or what clashes, and the other lesson. */
export async function describeClashes(
  schoolId: SchoolId,
  clashes: readonly FoundClash[],
  { rooms }: CalendarSettings,
): Promise<Clash[]> {
  const { names, lessonOf } = await loadNames(schoolId, clashes);
  for (const { id, name } of rooms) names.set(id, name);
  const nameOf = (id: string | undefined) => (id && names.get(id)) || '';
  return clashes.flatMap(({ kind, resource, lessonId, students }) => {
    const lesson = lessonOf.get(lessonId);
    if (!lesson) return [];
    const { date, start, end, classId, teacherId } = lesson;
    return {
      kind,
      names: kind === 'students' ? students.map(nameOf) : [nameOf(resource)],
      student_ids: students.map((id) => StudentId.parse(id)),
      lesson: {
        id: lessonId,
        class_name: nameOf(classId),
        teacher_name: nameOf(teacherId),
        date,
        start: toClock(start),
        end: toClock(end),
      },
    };
  });
}

const DESCRIBED_MAX = 20;

/** The error for a lesson that clashes: the other lessons, whose they are, and alternatives. */
export async function clashError(
  unplaced: ClashingLesson,
  clashes: readonly FoundClash[],
): Promise<CallError> {
  const { lesson, settings } = unplaced;
  const [described, alternatives] = await Promise.all([
    describeClashes(lesson.schoolId, clashes.slice(0, DESCRIBED_MAX), settings),
    proposeAlternatives(unplaced),
  ]);
  return new CallError(CODE.wait, {
    reason: 'lessons.clash',
    data: { clashes: described, alternatives },
  });
}
