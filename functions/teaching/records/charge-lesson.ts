import { balanceOf, type HourAccount } from '#functions/domain/hours/hour-account.ts';
import { type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import {
  accountOf,
  countingLedgers,
  type Ledger,
  openLedger,
  postReversal,
  postUse,
  writingEntries,
} from '#functions/domain/hours/ledger.ts';
import {
  type Deduction,
  type LessonCharges,
  lessonCharges,
} from '#functions/domain/hours/lesson-charges.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type { Author } from '#functions/domain/sessions/actor.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { addDays } from '#shared/days.ts';
import type { CourseId, UserId } from '#shared/ids.ts';
import type { TimeRules } from '#shared/lessons/calendar-calls.ts';

/** The hours that a lesson is to take from a student in all; 0 for none. */
export interface LessonCharge {
  readonly studentId: UserId;
  readonly hours: number;
}

interface ChargeRequest {
  readonly lesson: Pick<Lesson, 'schoolId' | 'id' | 'courseId' | 'date'>;
  /** Name of the class, for statements. */
  readonly name: string;
  readonly charges: readonly LessonCharge[];
  readonly writer: Author;
  readonly rules: Pick<TimeRules, 'makeupDays'>;
  /** Writes that the transaction still has room for. */
  readonly room: number;
}

/** A student whose hours change, with the balance and the debt of the account that pays. */
interface ChargedStudent extends LessonCharge {
  readonly courseId: CourseId | undefined;
  readonly balance: number;
  readonly owed: number;
}

interface ChargedLesson {
  /** To be written in one transaction; when a condition fails, read and charge again. */
  readonly writes: TransactWrite[];
  readonly charged: readonly ChargedStudent[];
  /** Charges that did not fit into the transaction. */
  readonly left: readonly LessonCharge[];
}

/**
 * The course of the account that pays: that of the lesson when its balance suffices, else the general account
 * when that suffices. When neither does, hours are owed
 * on the course's account if the student has one, or has no account at all; otherwise on the general account.
 */
export function payer(
  ledger: Ledger,
  courseId: CourseId | undefined,
  hours: number,
): CourseId | undefined {
  const own = accountOf(ledger, courseId);
  const holds = (account: HourAccount | undefined) => account && balanceOf(account) >= hours;
  if (holds(own)) return courseId;
  if (holds(accountOf(ledger, undefined))) return undefined;
  return own || ledger.accounts.length === 0 ? courseId : undefined;
}

interface Student {
  readonly ledger: Ledger;
  readonly charge: LessonCharge;
  readonly taken: { readonly deduction: Deduction; readonly entry: HourEntry } | undefined;
}

const idOf = ({ schoolId }: Pick<Lesson, 'schoolId'>, userId: UserId) => ({ schoolId, userId });

async function loadStudents(
  { lesson, writer }: ChargeRequest,
  charges: readonly LessonCharge[],
  effective: ReadonlyMap<UserId, Deduction>,
): Promise<Student[]> {
  const ids = charges.map(({ studentId }) => idOf(lesson, studentId));
  const former = charges.flatMap(({ studentId }) => effective.get(studentId) ?? []);
  const [wallets, entries] = await Promise.all([
    hourWallets.getMany(ids, { consistent: true }),
    hourEntries.getMany(
      former.map((each) => ({ ...idOf(lesson, each.userId), ...each })),
      { consistent: true },
    ),
  ]);
  return charges.map((charge, index) => {
    const deduction = effective.get(charge.studentId);
    const entry = deduction && entries[former.indexOf(deduction)];
    const taken = deduction && entry && { deduction, entry };
    return {
      ledger: openLedger(idOf(lesson, charge.studentId), wallets[index], writer),
      charge,
      taken,
    };
  });
}

/** The student's ledger after the charge, with the new deduction. */
function charge(
  { ledger: before, charge: { studentId, hours }, taken }: Student,
  { lesson, name, rules }: ChargeRequest,
): { ledger: Ledger; deduction: Deduction | undefined; charged: ChargedStudent } {
  const grace = (today: string) => addDays(today, rules.makeupDays);
  const returned = taken ? postReversal(before, taken.entry, grace) : before;
  const courseId = hours > 0 ? payer(returned, lesson.courseId, hours) : taken?.entry.courseId;
  const details = { note: '', lesson: { id: lesson.id, date: lesson.date, name } };
  const ledger = hours > 0 ? postUse(returned, { courseId, hours, ...details }) : returned;
  const account = accountOf(ledger, courseId);
  const n = account?.entries ?? 0;
  return {
    ledger,
    deduction:
      hours > 0 ? { userId: studentId, ...(courseId && { courseId }), n, hours } : undefined,
    charged: {
      studentId,
      hours,
      courseId,
      owed: account?.owed ?? 0,
      balance: account ? balanceOf(account) : 0,
    },
  };
}

const writingCharges = (
  { schoolId, id }: ChargeRequest['lesson'],
  before: LessonCharges | undefined,
  deductions: Deduction[],
): TransactWrite[] => {
  const value = { schoolId, lessonId: id, deductions };
  return lessonCharges.writing({ schoolId, id }, before, value);
};

/** Limits how many students are read: no more than may fit into the transaction. */
const WRITES_OF_STUDENT_MIN = 3;

/**
 * Takes the hours of a lesson from each given student: nothing is written where they have been taken already,
 * and a deduction of other hours is reversed first. So it serves new records, corrections and repeated
 * requests. It never refuses: hours that a student does not have are owed.
 */
export async function chargingLesson(request: ChargeRequest): Promise<ChargedLesson> {
  const { lesson, charges, room } = request;
  const before = await lessonCharges.get(lesson, { consistent: true });
  const effective = new Map((before?.deductions ?? []).map((each) => [each.userId, each]));
  const open = charges.filter(
    ({ studentId, hours }) => (effective.get(studentId)?.hours ?? 0) !== hours,
  );
  const most = Math.floor((room - 1) / WRITES_OF_STUDENT_MIN);
  const students = await loadStudents(request, open.slice(0, most), effective);
  const writes: TransactWrite[] = [];
  const ledgers: Ledger[] = [];
  const charged: ChargedStudent[] = [];
  for (const student of students) {
    const outcome = charge(student, request);
    const fresh = writingEntries(outcome.ledger);
    const figures = countingLedgers([...ledgers, outcome.ledger]);
    if (writes.length + fresh.length + figures.length + 1 > room) break;
    writes.push(...fresh);
    ledgers.push(outcome.ledger);
    charged.push(outcome.charged);
    effective.delete(student.charge.studentId);
    if (outcome.deduction) effective.set(student.charge.studentId, outcome.deduction);
  }
  if (charged.length > 0) writes.push(...writingCharges(lesson, before, [...effective.values()]));
  writes.push(...countingLedgers(ledgers));
  return { writes, charged, left: open.slice(charged.length) };
}

/** The deductions of a lesson so far. */
export const loadDeductions = async (
  lesson: Pick<Lesson, 'schoolId' | 'id'>,
): Promise<readonly Deduction[]> => (await lessonCharges.get(lesson))?.deductions ?? [];
