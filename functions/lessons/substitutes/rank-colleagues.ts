import type { Class } from '#functions/domain/classes/class.ts';
import { type Lesson, staffOf } from '#functions/domain/lessons/lesson.ts';
import type { ResourceDay } from '#functions/domain/lessons/resource-day.ts';
import { overlap } from '#functions/domain/lessons/school-time.ts';
import type { User } from '#functions/domain/people/user.ts';
import { FITS, type UncoveredLesson } from '#shared/lessons/substitute-calls.ts';

/** A possible substitute, with their lessons around the absence. */
export interface Colleague {
  readonly user: User;
  readonly days: readonly ResourceDay[];
}

type Candidate = UncoveredLesson['candidates'][number];

/** Candidates proposed for one lesson. */
const PROPOSED_MAX = 20;

const entriesOn = ({ days }: Colleague, date: string) =>
  days.find((day) => day.date === date)?.entries ?? [];

const isFree = (colleague: Colleague, lesson: Lesson): boolean =>
  !staffOf(lesson).includes(colleague.user.id) &&
  !entriesOn(colleague, lesson.date).some((entry) => overlap(entry, lesson));

function fitOf(
  { user, days }: Colleague,
  lesson: Lesson,
  group: Class | undefined,
): Candidate['fit'] {
  if (group?.teacherId === user.id || group?.assistantId === user.id) return 'class';
  const held = days.flatMap(({ entries }) => entries);
  if (held.some(({ classId }) => classId === lesson.classId)) return 'class';
  const { courseId } = lesson;
  return courseId && held.some((entry) => entry.courseId === courseId) ? 'course' : 'other';
}

const inOrder = (a: Candidate, b: Candidate): number =>
  FITS.indexOf(a.fit) - FITS.indexOf(b.fit) ||
  a.lessons - b.lessons ||
  a.name.localeCompare(b.name) ||
  (a.teacher_id < b.teacher_id ? -1 : 1);

/** Colleagues who are free: those who know the class first, then the course; the least busy first. */
export function rankColleagues(
  lesson: Lesson,
  group: Class | undefined,
  colleagues: readonly Colleague[],
): Candidate[] {
  return colleagues
    .filter((colleague) => isFree(colleague, lesson))
    .map((colleague) => ({
      teacher_id: colleague.user.id,
      name: colleague.user.name,
      fit: fitOf(colleague, lesson, group),
      lessons: entriesOn(colleague, lesson.date).length,
    }))
    .sort(inOrder)
    .slice(0, PROPOSED_MAX);
}
