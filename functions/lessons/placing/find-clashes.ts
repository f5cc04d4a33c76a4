import type { Days } from '#functions/domain/lessons/days.ts';
import type { DayEntry, Resource } from '#functions/domain/lessons/resource-day.ts';
import { overlap, type Slot } from '#functions/domain/lessons/school-time.ts';
import type { ClassId, LessonId, RoomId, UserId } from '#shared/ids.ts';
import type { CLASH_KINDS } from '#shared/lessons/fields.ts';
import type { Attendees } from './attendees.ts';

/** What a lesson needs besides a time. */
export interface Needs {
  readonly classId: ClassId;
  readonly teacherId: UserId;
  readonly assistantId?: UserId | undefined;
  readonly roomId?: RoomId | undefined;
}

/** Another lesson occupies a resource, or students, at the same time. */
export interface FoundClash {
  readonly kind: (typeof CLASH_KINDS)[number];
  readonly resource: Resource | undefined;
  readonly lessonId: LessonId;
  /** Students who would have both lessons. */
  readonly students: readonly UserId[];
}

export const resourcesOf = ({ classId, teacherId, assistantId, roomId }: Needs): Resource[] => [
  teacherId,
  ...(assistantId ? [assistantId] : []),
  ...(roomId ? [roomId] : []),
  classId,
];

/** All resources to check: those of the lesson, and the other classes of its students. */
export const resourcesToCheck = (needs: Needs, { linked }: Attendees): Resource[] => [
  ...resourcesOf(needs),
  ...linked.keys(),
];

function* takenBy(needs: Needs): Generator<[FoundClash['kind'], Resource]> {
  yield ['teacher', needs.teacherId];
  if (needs.assistantId) yield ['assistant', needs.assistantId];
  if (needs.roomId) yield ['room', needs.roomId];
  yield ['class', needs.classId];
}

interface PlacedLesson {
  readonly needs: Needs;
  readonly slot: Slot;
  /** Lessons to ignore: the lesson itself, and those that are moved or deleted with it. */
  readonly except: readonly (LessonId | undefined)[];
}

/** Other lessons of the attendees at that time, with the students who have them. */
function lessonsOfStudents(
  { slot }: PlacedLesson,
  { linked, bookings }: Attendees,
  days: Days,
  hits: (entries: readonly DayEntry[]) => readonly DayEntry[],
): Map<LessonId, Set<UserId>> {
  const found = new Map<LessonId, Set<UserId>>();
  const add = (lessonId: LessonId, students: readonly UserId[]) => {
    const known = found.get(lessonId) ?? new Set();
    for (const student of students) known.add(student);
    found.set(lessonId, known);
  };
  for (const [classId, { students }] of linked)
    for (const { lessonId } of hits(days.entries(classId, slot.date))) add(lessonId, students);
  for (const { userId, lessons } of bookings)
    for (const { lessonId } of hits(lessons.filter(({ date }) => date === slot.date)))
      add(lessonId, [userId]);
  return found;
}

/** All clashes of a lesson at this time. */
export function findClashes(placed: PlacedLesson, attendees: Attendees, days: Days): FoundClash[] {
  const { needs, slot, except } = placed;
  const hits = (entries: readonly DayEntry[]) =>
    entries.filter(({ lessonId, ...span }) => !except.includes(lessonId) && overlap(span, slot));
  const taken = [...takenBy(needs)].flatMap(([kind, resource]) =>
    hits(days.entries(resource, slot.date)).map(
      ({ lessonId }): FoundClash => ({ kind, resource, lessonId, students: [] }),
    ),
  );
  const busy = lessonsOfStudents(placed, attendees, days, hits);
  const ofStudents = [...busy].map(
    ([lessonId, students]): FoundClash => ({
      kind: 'students',
      resource: undefined,
      lessonId,
      students: [...students],
    }),
  );
  // A lesson that clashes with a resource is not reported for its students again.
  const known = new Set(taken.map(({ lessonId }) => lessonId));
  return [...taken, ...ofStudents.filter(({ lessonId }) => !known.has(lessonId))];
}

/** A principal may let students have two lessons at a time; other clashes cannot be overruled. */
export const canOverride = (clashes: readonly FoundClash[]): boolean =>
  clashes.every(({ kind }) => kind === 'students');
