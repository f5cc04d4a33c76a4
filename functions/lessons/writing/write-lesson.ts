import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { noSuchClass } from '#functions/domain/classes/class-scope.ts';
import { requiringStaff } from '#functions/domain/classes/class-staff.ts';
import { changingTimetable, timetables } from '#functions/domain/classes/timetable.ts';
import type { Lead } from '#functions/domain/leads/lead.ts';
import { loadTrialLeads, movingTrials } from '#functions/domain/leads/trials.ts';
import {
  changingDays,
  type Days,
  loadDays,
  type Occupancy,
} from '#functions/domain/lessons/days.ts';
import {
  editionOf,
  type Lesson,
  type LessonValue,
  lessons,
  staffOf,
} from '#functions/domain/lessons/lesson.ts';
import { movingGuests } from '#functions/domain/makeups/guests.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { countingTeaching } from '#functions/domain/teachers/teaching-load.ts';
import { CallError } from '#functions/platform/errors.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { CODE } from '#shared/codes.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { type Attendees, loadAttendees } from '../placing/attendees.ts';
import { clashError } from '../placing/describe-clashes.ts';
import {
  canOverride,
  findClashes,
  resourcesOf,
  resourcesToCheck,
} from '../placing/find-clashes.ts';
import { notifyVisitors } from './notify-visitors.ts';

/** Other classes whose timetables one transaction can check, and the room that each trial takes of it. */
const LINKED_MAX = 55;
const WRITES_OF_TRIAL = 5;

const takenBy = (lesson: LessonValue, edition?: number): Occupancy => ({
  slot: lesson,
  resources: resourcesOf(lesson),
  ...(edition !== undefined && { edition }),
});

/** A lesson before and after a change; without `before` it is added, without `after` it is deleted. */
export interface LessonChange {
  readonly before?: Lesson | undefined;
  readonly after?: LessonValue | undefined;
}

/** What a change of a lesson is checked against. */
interface LessonContext {
  readonly attendees: Attendees;
  /** Leads who are booked to try the lesson. */
  readonly trials?: readonly Lead[];
  readonly days: Days;
  readonly settings: CalendarSettings;
  readonly moment: SchoolMoment;
}

interface WriteOptions {
  readonly settings: CalendarSettings;
  /** Why a principal lets students have two lessons at a time; empty when clashes are not overruled. */
  readonly override: string;
  readonly now: Date;
}

/** Counts open lessons of teachers and assistants: one more for new staff, one less for former staff. */
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
  // A new lesson that exists already was written by an earlier attempt: the transaction fails, to be retried.
  if (after) return lessons.writing(before ?? after, before, after);
  return before ? lessons.removing(before, before) : [];
};

const openLessons = (lesson: LessonValue | undefined): number =>
  lesson && lesson.state !== 'taught' ? 1 : 0;

/**
 * All writes of a change of a lesson: the lesson, the days of its resources, the class's timetable, and the
 * conditions that what was checked has not changed.
 */
export function changingLesson(
  change: LessonChange,
  { attendees, trials = [], days, moment }: Omit<LessonContext, 'settings'>,
): TransactWrite[] {
  const { before, after } = change;
  const lesson = after ?? before;
  if (!lesson) return [];
  const { schoolId, classId, id } = lesson;
  const taken = {
    before: before && takenBy(before, editionOf(before)),
    after: after && takenBy(after),
  };
  const linked = after ? [...attendees.linked] : [];
  return [
    ...writingLesson(change),
    ...changingDays(schoolId, id, days, taken, moment.now),
    ...changingTimetable(
      { schoolId, classId },
      attendees.own,
      openLessons(after) - openLessons(before),
    ),
    ...linked.map(([other, { timetable }]) =>
      timetables.requiring({ schoolId, classId: other }, timetable),
    ),
    ...countingStaff(schoolId, change),
    ...movingGuests(change, attendees, moment),
    ...movingTrials(change, trials, moment),
    ...(after ? [requiringOpenClass(after), ...requiringStaff(schoolId, before ?? {}, after)] : []),
  ];
}

const tooManyLinks = () => new CallError(CODE.wait, { reason: 'lessons.tooManyLinks' });

async function loadLessonContext(
  { before, after }: LessonChange,
  options: WriteOptions,
  actor: Actor,
): Promise<LessonContext | undefined> {
  const lesson = after ?? before;
  if (!lesson) return undefined;
  const { schoolId, classId, guests } = lesson;
  const attendees = await loadAttendees(schoolId, classId, guests);
  const trials = await loadTrialLeads(before);
  const room = LINKED_MAX - trials.length * WRITES_OF_TRIAL;
  if (after && attendees.linked.size > room) throw tooManyLinks();
  const resources = new Set([
    ...(before ? resourcesOf(before) : []),
    ...(after ? resourcesToCheck(after, attendees) : []),
  ]);
  const dates = [before?.date, after?.date].flatMap((date) => date ?? []);
  const days = await loadDays(schoolId, [...resources], dates);
  const moment = momentOf(actor, options.now);
  return { attendees, trials, days, settings: options.settings, moment };
}

/** The lesson without clashes, or with the reason why they are overruled. Throws -1 for other clashes. */
async function resolveClashes(
  actor: Actor,
  { before, after }: LessonChange,
  context: LessonContext,
  { override: reason, now }: WriteOptions,
): Promise<LessonValue | undefined> {
  if (!after) return undefined;
  const placed = { needs: after, slot: after, except: [after.id] };
  const clashes = findClashes(placed, context.attendees, context.days);
  const { override: _, ...lesson } = after;
  if (clashes.length === 0) return lesson;
  if (reason && actor.role === ROLE.principal && canOverride(clashes))
    return { ...lesson, override: { by: actor.userId, reason, at: now.toISOString() } };
  throw await clashError({ lesson: after, existing: before?.id, ...context }, clashes);
}

type AlsoWrite = (change: LessonChange) => TransactWrite[] | Promise<TransactWrite[]>;

/**
 * Adds, moves or deletes a lesson. `plan` reads the lesson and answers the change, undefined for none; it is
 * called again when something changed in between. `also` answers further writes of the transaction.
 * Throws -1 `lessons.clash` with clashes and alternatives, and whatever `plan` throws.
 */
export async function writeLesson(
  actor: Actor,
  plan: () => Promise<LessonChange | undefined>,
  options: WriteOptions,
  also: AlsoWrite,
): Promise<LessonChange | undefined> {
  const { change, bookings } = await retryWrite(async () => {
    const planned = await plan();
    const context = planned && (await loadLessonContext(planned, options, actor));
    if (!context) return { change: planned, bookings: undefined };
    const after = await resolveClashes(actor, planned, context, options);
    const change = { before: planned.before, after };
    await transact([...changingLesson(change, context), ...(await also(change))]);
    return { change, bookings: context.attendees.bookings };
  });
  if (change && bookings)
    await notifyVisitors(change, bookings, options.now).catch((error: unknown) =>
      warn('could not notify the visitors of a lesson', actor, error),
    );
  return change;
}
