import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { requiringStaff } from '#functions/domain/classes/class-staff.ts';
import { changingTimetable, timetables } from '#functions/domain/classes/timetable.ts';
import { changingDays, type Days, loadDays, type Taken } from '#functions/domain/lessons/days.ts';
import {
  type Lesson,
  type LessonValue,
  lessons,
  staffOf,
} from '#functions/domain/lessons/lesson.ts';
import { movingGuests } from '#functions/domain/makeups/guests.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { countingTeaching } from '#functions/domain/teachers/teaching-load.ts';
import { CallError } from '#functions/platform/errors.ts';
import { momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { untilWritten } from '#functions/platform/until-written.ts';
import { warn } from '#functions/platform/warn.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { type Attendees, loadAttendees } from '../placing/attendees.ts';
import { clashError } from '../placing/clash-error.ts';
import {
  canOverride,
  findClashes,
  resourcesOf,
  resourcesToCheck,
} from '../placing/find-clashes.ts';
import { tellVisitors } from './tell-visitors.ts';

/** Other classes whose timetables one transaction can watch. */
const LINKED_MAX = 55;

const takenBy = (lesson: LessonValue): Taken => ({ slot: lesson, resources: resourcesOf(lesson) });

/** A lesson as it is and as it shall be; without `before` it is new, without `after` it goes. */
export interface LessonChange {
  readonly before?: Lesson | undefined;
  readonly after?: LessonValue | undefined;
}

/** What a change of a lesson is decided with. */
interface Surroundings {
  readonly attendees: Attendees;
  readonly days: Days;
  readonly settings: CalendarSettings;
  readonly moment: SchoolMoment;
}

interface Wish {
  readonly settings: CalendarSettings;
  /** Why a principal lets students have two lessons at a time; empty when nobody does. */
  readonly override: string;
  readonly now: Date;
}

/** Lessons that wait to be taught, by teacher and assistant: who has one more, who one less. */
function countingStaff(schoolId: SchoolId, { before, after }: LessonChange): TransactWrite[] {
  const open = (lesson: LessonValue | undefined): UserId[] =>
    lesson && lesson.state !== 'taught' ? staffOf(lesson) : [];
  const [was, is] = [open(before), open(after)];
  return [
    ...was.filter((id) => !is.includes(id)).map((id) => countingTeaching(schoolId, id, -1)),
    ...is.filter((id) => !was.includes(id)).map((id) => countingTeaching(schoolId, id, 1)),
  ];
}

const requiringOpenClass = ({ schoolId, classId }: LessonValue): TransactWrite => ({
  ConditionCheck: {
    Key: classes.key({ schoolId, id: classId }),
    ConditionExpression: '#state = :open',
    ExpressionAttributeNames: { '#state': 'state' },
    ExpressionAttributeValues: { ':open': 'open' },
  },
  refusal: noSuchClass(),
});

const writingLesson = ({ before, after }: LessonChange): TransactWrite[] => {
  // A new one that is there already was made by another try of the same: to be looked at again.
  if (after) return lessons.writing(before ?? after, before, after);
  return before ? lessons.removing(before, before) : [];
};

const isOpen = (lesson: LessonValue | undefined): number =>
  lesson && lesson.state !== 'taught' ? 1 : 0;

/**
 * Everything that a change of a lesson writes, all or nothing: the lesson, the days of what it takes,
 * the class's timetable, and the condition that what was looked at has not changed.
 */
export function changingLesson(
  change: LessonChange,
  { attendees, days }: Pick<Surroundings, 'attendees' | 'days'>,
): TransactWrite[] {
  const { before, after } = change;
  const lesson = after ?? before;
  if (!lesson) return [];
  const { schoolId, classId, id } = lesson;
  const taken = { before: before && takenBy(before), after: after && takenBy(after) };
  const linked = after ? [...attendees.linked] : [];
  return [
    ...writingLesson(change),
    ...changingDays(schoolId, id, days, taken),
    ...changingTimetable({ schoolId, classId }, attendees.own, isOpen(after) - isOpen(before)),
    ...linked.map(([other, { timetable }]) =>
      timetables.requiring({ schoolId, classId: other }, timetable),
    ),
    ...countingStaff(schoolId, change),
    ...movingGuests(change, attendees),
    ...(after ? [requiringOpenClass(after), ...requiringStaff(schoolId, before ?? {}, after)] : []),
  ];
}

const tooManyLinks = () => new CallError(CODE.wait, { reason: 'lessons.tooManyLinks' });

async function loadSurroundings(
  { before, after }: LessonChange,
  wish: Wish,
  actor: Actor,
): Promise<Surroundings | undefined> {
  const lesson = after ?? before;
  if (!lesson) return undefined;
  const { schoolId, classId, guests } = lesson;
  const attendees = await loadAttendees(schoolId, classId, guests);
  if (after && attendees.linked.size > LINKED_MAX) throw tooManyLinks();
  const resources = new Set([
    ...(before ? resourcesOf(before) : []),
    ...(after ? resourcesToCheck(after, attendees) : []),
  ]);
  const dates = [before?.date, after?.date].flatMap((date) => date ?? []);
  const days = await loadDays(schoolId, [...resources], dates);
  return { attendees, days, settings: wish.settings, moment: momentOf(actor, wish.now) };
}

/** The lesson with the reason why its students may have two at this time, if they do. Throws -1 for a clash. */
async function cleared(
  actor: Actor,
  { before, after }: LessonChange,
  surroundings: Surroundings,
  { override: reason, now }: Wish,
): Promise<LessonValue | undefined> {
  if (!after) return undefined;
  const question = { needs: after, slot: after, except: [after.id] };
  const clashes = findClashes(question, surroundings.attendees, surroundings.days);
  const { override: _, ...lesson } = after;
  if (clashes.length === 0) return lesson;
  if (reason && actor.role === ROLE.principal && canOverride(clashes))
    return { ...lesson, override: { by: actor.userId, reason, at: now.toISOString() } };
  throw await clashError({ lesson: after, existing: before?.id, ...surroundings }, clashes);
}

type AlsoWrite = (change: LessonChange) => TransactWrite[] | Promise<TransactWrite[]>;

/**
 * Adds, moves or removes a lesson. `plan` says what shall be, from the lesson as it is read (at each
 * attempt: it is called again when somebody was faster); undefined when nothing is to be done.
 * Throws -1 `lessons.clash` with clashes and alternatives, and whatever `plan` throws.
 */
export async function writeLesson(
  actor: Actor,
  plan: () => Promise<LessonChange | undefined>,
  wish: Wish,
  also: AlsoWrite,
): Promise<LessonChange | undefined> {
  const { change, written } = await untilWritten(async () => {
    const planned = await plan();
    const surroundings = planned && (await loadSurroundings(planned, wish, actor));
    if (!surroundings) return { change: planned, written: false };
    const after = await cleared(actor, planned, surroundings, wish);
    const change = { before: planned.before, after };
    await transact([...changingLesson(change, surroundings), ...(await also(change))]);
    return { change, written: true };
  });
  if (change && written)
    await tellVisitors(change, wish.now).catch((error: unknown) =>
      warn('could not tell the visitors of a lesson', actor, error),
    );
  return change;
}
