import { guestBookings, writingBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { countingRights } from '#functions/domain/makeups/count-rights.ts';
import { withoutBooking } from '#functions/domain/makeups/guests.ts';
import {
  grantedRight,
  type MakeupRight,
  makeupRights,
  type RightChange,
  snapshotOf,
  withVisits,
} from '#functions/domain/makeups/makeup-right.ts';
import { reopened, writingOnly } from '#functions/domain/makeups/write-rights.ts';
import type { Author } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { LessonId, UserId } from '#shared/ids.ts';
import type { TimeRules } from '#shared/lessons/calendar-calls.ts';
import type { AttendanceState } from '#shared/teaching/fields.ts';

interface StudentAttendance {
  readonly studentId: UserId;
  readonly state: AttendanceState;
  /** Time to live (epoch seconds) of what is kept of a removed student. */
  readonly expires?: number | undefined;
}

interface SettleRequest {
  readonly lesson: Lesson;
  readonly attendance: readonly StudentAttendance[];
  /** The author of the record. */
  readonly writer: Author;
  readonly rules: Pick<TimeRules, 'makeupDays'>;
  /** Writes that the transaction still has room for. */
  readonly room: number;
}

interface SettledMakeups {
  /** To be written in one transaction; when a condition fails, read and settle again. */
  readonly writes: TransactWrite[];
  /** Attendance that did not fit into the transaction. */
  readonly left: readonly StudentAttendance[];
}

const rightUsed = ({ missed, booked }: MakeupRight): CallError =>
  new CallError(CODE.wait, {
    reason: 'makeups.rightUsed',
    params: { date: missed.date, used: booked?.date ?? '' },
  });

/** How the right of a student changes, and the other lesson that changes with it: a transaction may change each item only once. */
interface SettledStudent {
  readonly change?: RightChange | undefined;
  /** Writes of other items. */
  readonly also?: readonly TransactWrite[];
  readonly other?: LessonId;
}

/** Leave grants a right, or keeps the one that was granted when leave was asked for; it is valid from the lesson's day. */
function grantingRight(
  { studentId, expires }: StudentAttendance,
  right: MakeupRight | undefined,
  { lesson, writer, rules }: SettleRequest,
): RightChange | undefined {
  const { userId: by, name: byName, now } = writer;
  const asking = { userId: studentId, reason: '', by, byName, now };
  const fresh = { ...grantedRight(lesson, asking, rules), ...(expires && { expires }) };
  if (!right || right.state === 'withdrawn') return { before: right, after: fresh };
  if (right.state !== 'open' || right.missed.date === lesson.date) return undefined;
  const after = { ...right, missed: snapshotOf(lesson), validTo: fresh.validTo };
  return { before: right, after };
}

/** Withdraws an unused right, with its booking. Throws -1 for a used one. */
async function withdrawingRight(right: MakeupRight | undefined): Promise<SettledStudent> {
  if (!right || right.state === 'withdrawn') return {};
  if (right.state === 'used') throw rightUsed(right);
  const { booked, override: _, ...kept } = right;
  const change = { before: right, after: { ...kept, state: 'withdrawn' as const } };
  if (!booked) return { change };
  const { schoolId, userId } = right;
  const [host, bookings] = await Promise.all([
    lessons.get({ schoolId, id: booked.id }, { consistent: true }),
    guestBookings.get({ schoolId, userId }, { consistent: true }),
  ]);
  if (host && host.state !== 'planned') throw rightUsed(right);
  const others = (host?.guests ?? []).filter((id) => id !== userId);
  return {
    change,
    also: [
      ...(host ? lessons.replacing(host, host, withVisits(host, { guests: others })) : []),
      ...(bookings
        ? writingBookings(bookings, bookings, withoutBooking(bookings.lessons, booked.id))
        : []),
    ],
    other: booked.id,
  };
}

const laterOf = (a: string, b: string): string => (a > b ? a : b);

/** A guest uses the right with the lesson, even when absent; leave opens it again. */
function usingRight(
  right: MakeupRight | undefined,
  state: AttendanceState,
  { lesson, writer }: SettleRequest,
): RightChange | undefined {
  if (!right || right.state === 'withdrawn') return undefined;
  const isHere = right.booked?.id === lesson.id;
  if (state === 'leave') return isHere ? reopened(right) : undefined;
  if (isHere && right.state === 'used') return undefined;
  if (!isHere && right.state !== 'open') throw rightUsed(right);
  const { by, at } = right.booked ?? { by: writer.userId, at: writer.now.toISOString() };
  const after = {
    ...right,
    // When the school moved the lesson beyond the last day, the right stays valid.
    validTo: laterOf(right.validTo, lesson.date),
    booked: { ...snapshotOf(lesson), by, at },
    state: 'used' as const,
  };
  return { before: right, after };
}

/** The right of each student that the attendance affects: for this lesson, of a guest for the missed one. */
async function loadRights({ lesson, attendance }: SettleRequest) {
  const { schoolId, guests } = lesson;
  const present = attendance.filter(({ studentId }) => guests.includes(studentId));
  const ids = present.map(({ studentId: userId }) => ({ schoolId, userId }));
  const bookings = await guestBookings.getMany(ids, { consistent: true });
  const missedBy = new Map(
    bookings.flatMap((found) => {
      const booking = found?.lessons.find(({ lessonId }) => lessonId === lesson.id);
      return found && booking?.missed ? [[found.userId, booking.missed]] : [];
    }),
  );
  const rights = await makeupRights.getMany(
    attendance.map(({ studentId: userId }) => ({
      schoolId,
      userId,
      lessonId: missedBy.get(userId) ?? lesson.id,
    })),
    { consistent: true },
  );
  return new Map(attendance.map(({ studentId }, index) => [studentId, rights[index]]));
}

async function settlingStudent(
  attended: StudentAttendance,
  right: MakeupRight | undefined,
  request: SettleRequest,
): Promise<SettledStudent> {
  const { lesson } = request;
  const { studentId, state } = attended;
  if (lesson.guests.includes(studentId)) return { change: usingRight(right, state, request) };
  if (state === 'leave') return { change: grantingRight(attended, right, request) };
  return withdrawingRight(right);
}

/**
 * Brings makeup rights in line with an attendance; so it serves new records, corrections and repeated
 * requests. Leave grants a right, any other state withdraws an unused one; a guest uses the right with which
 * the lesson was booked. Throws -1 `makeups.rightUsed` when a used right would have to be withdrawn.
 */
export async function settlingMakeups(request: SettleRequest): Promise<SettledMakeups> {
  const { attendance, room, writer } = request;
  const rights = await loadRights(request);
  const writes: TransactWrite[] = [];
  const changes: RightChange[] = [];
  const others = new Set<LessonId>();
  const settled = (left: readonly StudentAttendance[]) => ({
    writes: [...writes, ...countingRights(changes, writer)],
    left,
  });
  for (const [index, entry] of attendance.entries()) {
    const {
      change,
      also = [],
      other,
    } = await settlingStudent(entry, rights.get(entry.studentId), request);
    const more = change ? [change] : [];
    const own = [...more.flatMap(writingOnly), ...also];
    const counting = countingRights([...changes, ...more], writer);
    const isFull = writes.length + own.length + counting.length > room;
    if (isFull || (other && others.has(other))) return settled(attendance.slice(index));
    writes.push(...own);
    changes.push(...more);
    if (other) others.add(other);
  }
  return settled([]);
}
