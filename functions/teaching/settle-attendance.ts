import type { Mover } from '#functions/domain/classes/class-moves.ts';
import { guestBookings, writingBookings } from '#functions/domain/lessons/guest-bookings.ts';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { reopening, without } from '#functions/domain/makeups/guests.ts';
import { type MakeupRight, makeupRights } from '#functions/domain/makeups/makeup-right.ts';
import { grantedRight, markOf, visited, writingRight } from '#functions/domain/makeups/right.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { TimeRules } from '#shared/contracts/calendar-settings.ts';
import type { AttendanceState } from '#shared/contracts/teaching-fields.ts';
import type { LessonId, UserId } from '#shared/ids.ts';

interface Attended {
  readonly studentId: UserId;
  readonly state: AttendanceState;
  /** Of somebody who has been removed: when what is kept of the person goes (epoch seconds). */
  readonly expires?: number | undefined;
}

interface SettleRequest {
  readonly lesson: Lesson;
  readonly attendance: readonly Attended[];
  /** Who writes the record, and when. */
  readonly writer: Mover;
  readonly rules: Pick<TimeRules, 'makeupDays'>;
  /** Writes that the transaction still has room for. */
  readonly room: number;
}

interface Settling {
  /** All of them in one transaction. A condition that fails means: read and settle again. */
  readonly writes: TransactWrite[];
  /** What did not fit: to be settled in a transaction of its own. */
  readonly left: readonly Attended[];
}

const rightUsed = ({ missed, booked }: MakeupRight): CallError =>
  new CallError(CODE.wait, {
    reason: 'makeups.rightUsed',
    params: { date: missed.date, used: booked?.date ?? '' },
  });

/** Leave makes a right, or leaves the one that came with the asking; it runs from the lesson's day. */
function granting(
  { studentId, expires }: Attended,
  right: MakeupRight | undefined,
  { lesson, writer, rules }: SettleRequest,
): TransactWrite[] {
  const { userId: by, name: byName, now } = writer;
  const asking = { userId: studentId, reason: '', by, byName, now };
  const fresh = { ...grantedRight(lesson, asking, rules), ...(expires && { expires }) };
  if (!right || right.state === 'withdrawn') return writingRight(right, fresh);
  if (right.state !== 'open' || right.missed.date === lesson.date) return [];
  return writingRight(right, { ...right, missed: markOf(lesson), validTo: fresh.validTo });
}

/** Writes of a student, and the other lesson that they change: a transaction changes each item once. */
interface Settled {
  readonly writes: TransactWrite[];
  readonly other?: LessonId | undefined;
}

/** No leave, no right: an unused one goes, with its booking. Throws -1 for one that has been used. */
async function takingBack(right: MakeupRight | undefined): Promise<Settled> {
  if (!right || right.state === 'withdrawn') return { writes: [] };
  if (right.state === 'used') throw rightUsed(right);
  const { booked, override: _, ...kept } = right;
  const taken = writingRight(right, { ...kept, state: 'withdrawn' });
  if (!booked) return { writes: taken };
  const { schoolId, userId } = right;
  const [host, bookings] = await Promise.all([
    lessons.get({ schoolId, id: booked.id }, { consistent: true }),
    guestBookings.get({ schoolId, userId }, { consistent: true }),
  ]);
  if (host && host.state !== 'planned') throw rightUsed(right);
  const others = (host?.guests ?? []).filter((id) => id !== userId);
  return {
    writes: [
      ...taken,
      ...(host ? lessons.replacing(host, host, visited(host, { guests: others })) : []),
      ...(bookings
        ? writingBookings(bookings, bookings, without(bookings.lessons, booked.id))
        : []),
    ],
    other: booked.id,
  };
}

const laterOf = (a: string, b: string): string => (a > b ? a : b);

/** A guest uses the right by the lesson, also who did not come; leave gives it back. */
function using(
  right: MakeupRight | undefined,
  state: AttendanceState,
  { lesson, writer }: SettleRequest,
): TransactWrite[] {
  if (!right || right.state === 'withdrawn') return [];
  const isHere = right.booked?.id === lesson.id;
  if (state === 'leave') return isHere ? reopening(right) : [];
  if (isHere && right.state === 'used') return [];
  if (!isHere && right.state !== 'open') throw rightUsed(right);
  const { by, at } = right.booked ?? { by: writer.userId, at: writer.now.toISOString() };
  return writingRight(right, {
    ...right,
    // A school that moves a lesson beyond the last day takes nothing from the family by it.
    validTo: laterOf(right.validTo, lesson.date),
    booked: { ...markOf(lesson), by, at },
    state: 'used',
  });
}

/** The right that each student's attendance is about: for the lesson itself, of guests for the one they missed. */
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

async function settleOne(
  attended: Attended,
  right: MakeupRight | undefined,
  request: SettleRequest,
): Promise<Settled> {
  const { lesson } = request;
  const { studentId, state } = attended;
  if (lesson.guests.includes(studentId)) return { writes: using(right, state, request) };
  if (state === 'leave') return { writes: granting(attended, right, request) };
  return takingBack(right);
}

/**
 * Makes the rights what they shall be after an attendance: writing a record, correcting it and repeating
 * either are all the same to it. Leave grants a right and anything else takes an unused one back; a guest
 * uses the right with which the lesson was booked.
 * Throws -1 `makeups.rightUsed` when a right would have to be taken back that has been used.
 */
export async function settlingMakeups(request: SettleRequest): Promise<Settling> {
  const { attendance, room } = request;
  const rights = await loadRights(request);
  const writes: TransactWrite[] = [];
  const others = new Set<LessonId>();
  for (const [index, entry] of attendance.entries()) {
    const settled = await settleOne(entry, rights.get(entry.studentId), request);
    const twice = settled.other !== undefined && others.has(settled.other);
    if (twice || writes.length + settled.writes.length > room)
      return { writes, left: attendance.slice(index) };
    writes.push(...settled.writes);
    if (settled.other) others.add(settled.other);
  }
  return { writes, left: [] };
}
