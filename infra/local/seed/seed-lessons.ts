import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { timetables } from '#functions/domain/classes/timetable.ts';
import { type LessonValue, lessons } from '#functions/domain/lessons/lesson.ts';
import { grantedRight } from '#functions/domain/makeups/makeup-right.ts';
import { writingRights } from '#functions/domain/makeups/write-rights.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { type Attendees, loadAttendees } from '#functions/lessons/placing/attendees.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { type ClassId, UserId } from '#shared/ids.ts';
import { planningLesson } from '../builders/lesson.ts';
import { allSlots, CLASSES, type DemoSlot } from './demo-classes.ts';
import { begun, lessonOf } from './demo-lesson.ts';
import { studentNamed } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';
import { allCredits, type DemoCredit, demoRefund, seedCredit } from './seed-hours.ts';
import { seedRecord } from './seed-records.ts';

/** Who has asked for leave from the next lesson of the first class, and why. */
export const ON_LEAVE = { student: 'stu-demo03', reason: '去外婆家' } as const;

interface Placed {
  readonly slot: DemoSlot;
  readonly lesson: LessonValue;
}

interface Demo {
  readonly place: DemoPlace;
  readonly school: School;
  readonly settings: CalendarSettings;
}

/** The students of each class: the same at all its lessons, so that they are read once. */
type Groups = Map<ClassId, Attendees>;

/** The attendees of a lesson, with the timetables as they are now: each lesson that is written changes them. */
async function attendeesOf({ schoolId, classId }: LessonValue, groups: Groups): Promise<Attendees> {
  const known = groups.get(classId) ?? (await loadAttendees(schoolId, classId, []));
  groups.set(classId, known);
  const linked = [...known.linked];
  const ids = [classId, ...linked.map(([id]) => id)].map((id) => ({ schoolId, classId: id }));
  const [own, ...others] = await timetables.getMany(ids, { consistent: true });
  const now = linked.map(
    ([id, each], index) => [id, { ...each, timetable: others[index] }] as const,
  );
  return { ...known, own, linked: new Map(now) };
}

/** The lessons of the demo school as they stand now, in the order of time. */
export function allLessons(place: DemoPlace, settings: CalendarSettings): Placed[] {
  const planned = allSlots(place).map((slot) => ({
    slot,
    lesson: lessonOf(place, slot, settings),
  }));
  const [now, yesterday] = [place.now, daysBefore(place.now, 1)].map((at) => at.toISOString());
  const isFirst = ({ slot }: Placed) => slot.class === CLASSES[0];
  // Its teacher has still to write the record.
  const unrecorded = planned.findLast(
    (each) => isFirst(each) && each.lesson.endsAt < (yesterday ?? ''),
  );
  const next = planned.find((each) => isFirst(each) && each.lesson.startsAt > (now ?? ''));
  const stateOf = (placed: Placed): LessonValue => {
    const { lesson } = placed;
    if (placed === next) return { ...lesson, leaves: [UserId.parse(ON_LEAVE.student)] };
    if (placed === unrecorded || lesson.startsAt > (now ?? '')) return lesson;
    return begun(lesson, lesson.endsAt <= (now ?? '') ? 'taught' : 'running');
  };
  return planned.map((placed) => ({ ...placed, lesson: stateOf(placed) }));
}

/** The rights to make the lesson up of those who are on leave. */
const grantingRights = ({ place, settings }: Demo, lesson: LessonValue): TransactWrite[] =>
  writingRights(
    lesson.leaves.map((userId) => {
      const name = studentNamed(userId);
      const asking = { userId, reason: ON_LEAVE.reason, by: userId, byName: name, now: place.now };
      return { before: undefined, after: grantedRight(lesson, asking, settings.rules) };
    }),
    place,
  );

async function seedLesson(demo: Demo, { slot, lesson }: Placed, groups: Groups): Promise<void> {
  const { place, school, settings } = demo;
  const attendees = await attendeesOf(lesson, groups);
  const also = await planningLesson(lesson, new Date(lesson.created), attendees);
  if (lesson.state === 'taught') return seedRecord(place, school, { slot, lesson, settings }, also);
  await transact([...also, ...grantingRights(demo, lesson)]);
}

/**
 * Lessons of the past weeks with their records, of today and of the next weeks, and the hours that were bought in
 * between: one after the other, as in the ledger. What is there already is skipped.
 */
export async function seedLessons(demo: Demo): Promise<void> {
  const { place, settings } = demo;
  const placed = allLessons(place, settings);
  const { schoolId } = place;
  const known = await lessons.getMany(placed.map(({ lesson: { id } }) => ({ schoolId, id })));
  const groups: Groups = new Map();
  const steps = [
    demoRefund(place, settings),
    ...allCredits(place).map((credit: DemoCredit) => ({
      at: credit.at.toISOString(),
      run: () => seedCredit(place, settings, credit),
    })),
    ...placed
      .filter((_, index) => !known[index])
      .map((each) => ({ at: each.lesson.startsAt, run: () => seedLesson(demo, each, groups) })),
  ].toSorted((a, b) => a.at.localeCompare(b.at));
  for (const { run } of steps) await run();
}
