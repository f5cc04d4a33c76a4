import { balanceOf, type HourAccount } from '#functions/domain/hours/account.ts';
import {
  accountOf,
  type Book,
  type HourWriter,
  openBook,
  reverse,
  use,
  writingBook,
} from '#functions/domain/hours/book.ts';
import { type HourEntry, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { TimeRules } from '#shared/contracts/calendar-settings.ts';
import { addDays } from '#shared/days.ts';
import type { CourseId, UserId } from '#shared/ids.ts';
import { type LessonCharges, lessonCharges } from './lesson-charges.ts';

type Deduction = LessonCharges['deductions'][number];

/** What a lesson shall have taken from a student in the end; 0 for nothing. */
export interface LessonCharge {
  readonly studentId: UserId;
  readonly hours: number;
}

interface ChargeRequest {
  readonly lesson: Pick<Lesson, 'schoolId' | 'id' | 'courseId' | 'date'>;
  /** Name of the class, for statements. */
  readonly name: string;
  readonly charges: readonly LessonCharge[];
  readonly writer: HourWriter;
  readonly rules: Pick<TimeRules, 'makeupDays'>;
  /** Writes that the transaction still has room for. */
  readonly room: number;
}

/** A student whose hours change: the balance of the account that pays, and what is owed on it. */
interface Charged extends LessonCharge {
  readonly courseId: CourseId | undefined;
  readonly balance: number;
  readonly owed: number;
}

interface Charging {
  /** All of them in one transaction. A condition that fails means: read and charge again. */
  readonly writes: TransactWrite[];
  readonly charged: readonly Charged[];
  /** What did not fit: to be charged in a transaction of its own. */
  readonly left: readonly LessonCharge[];
}

/**
 * Who pays: the account of the lesson's kind of course when it holds enough, else the general one when
 * that does; when neither does, hours are owed where the student has had some.
 */
export function payer(
  book: Book,
  courseId: CourseId | undefined,
  hours: number,
): CourseId | undefined {
  const own = accountOf(book, courseId);
  const holds = (account: HourAccount | undefined) => account && balanceOf(account) >= hours;
  if (holds(own)) return courseId;
  if (holds(accountOf(book, undefined))) return undefined;
  return own || book.accounts.length === 0 ? courseId : undefined;
}

interface Student {
  readonly book: Book;
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
      book: openBook(idOf(lesson, charge.studentId), wallets[index], writer),
      charge,
      taken,
    };
  });
}

/** The student's hours after it, with the deduction that holds then. */
function settle(
  { book: before, charge: { studentId, hours }, taken }: Student,
  { lesson, name, rules }: ChargeRequest,
): { book: Book; deduction: Deduction | undefined; charged: Charged } {
  const grace = (today: string) => addDays(today, rules.makeupDays);
  const returned = taken ? reverse(before, taken.entry, grace) : before;
  const courseId = hours > 0 ? payer(returned, lesson.courseId, hours) : taken?.entry.courseId;
  const words = { note: '', lesson: { id: lesson.id, date: lesson.date, name } };
  const book = hours > 0 ? use(returned, { courseId, hours, ...words }) : returned;
  const account = accountOf(book, courseId);
  const n = account?.entries ?? 0;
  return {
    book,
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

/** Students are read in no greater number than can fit. */
const WRITES_OF_STUDENT_MIN = 3;

/**
 * Makes a lesson take from each named student what it shall: nothing is written for somebody of whom it
 * has taken that already, a deduction of other hours is reversed first. Ending a lesson, correcting it and
 * repeating either are all the same to it. It never refuses: what a child has no hours for is owed.
 */
export async function chargingLesson(request: ChargeRequest): Promise<Charging> {
  const { lesson, charges, room } = request;
  const before = await lessonCharges.get(lesson, { consistent: true });
  const effective = new Map((before?.deductions ?? []).map((each) => [each.userId, each]));
  const open = charges.filter(
    ({ studentId, hours }) => (effective.get(studentId)?.hours ?? 0) !== hours,
  );
  const most = Math.floor((room - 1) / WRITES_OF_STUDENT_MIN);
  const students = await loadStudents(request, open.slice(0, most), effective);
  const writes: TransactWrite[] = [];
  const charged: Charged[] = [];
  for (const student of students) {
    const outcome = settle(student, request);
    const fresh = writingBook(outcome.book);
    if (writes.length + fresh.length + 1 > room) break;
    writes.push(...fresh);
    charged.push(outcome.charged);
    effective.delete(student.charge.studentId);
    if (outcome.deduction) effective.set(student.charge.studentId, outcome.deduction);
  }
  if (charged.length > 0) writes.push(...writingCharges(lesson, before, [...effective.values()]));
  return { writes, charged, left: open.slice(charged.length) };
}

/** What a lesson has taken from its students so far. */
export const loadDeductions = async (
  lesson: Pick<Lesson, 'schoolId' | 'id'>,
): Promise<readonly Deduction[]> => (await lessonCharges.get(lesson))?.deductions ?? [];
