import {
  addingFigures,
  ofClass,
  ofSchool,
  ofStudent,
  shardOf,
} from '#functions/domain/figures/figures.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import type { Visitor } from '#functions/domain/sessions/actor.ts';
import {
  markingCounted,
  rememberSignIn,
  type StudentSummary,
  studentSummaries,
} from '#functions/domain/students/student-summary.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { isConditionFailure, type TransactWrite, transact } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { monthOfDay } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';

const ONE = { active: 1 };
const NONE = {};

/** Counts a student as active: once a day and once a month, for the student, the school and the classes. */
function countingActiveDay(user: User, last: StudentSummary, day: string): TransactWrite[] {
  const { schoolId, id, classIds } = user;
  const isNewMonth = monthOfDay(last.counted) !== monthOfDay(day);
  const before = isNewMonth ? [] : last.countedClasses;
  const countedClasses = [...new Set([...before, ...classIds])];
  return [
    markingCounted(last, { counted: day, countedClasses }),
    addingFigures(ofStudent(schoolId, id), { day, ofDay: ONE, ofMonth: ONE }),
    addingFigures(ofSchool(schoolId), {
      day,
      ofDay: ONE,
      ofMonth: isNewMonth ? ONE : NONE,
      shard: shardOf(id),
    }),
    ...classIds.map((classId) =>
      addingFigures(ofClass(schoolId, classId), {
        day,
        ofDay: ONE,
        ofMonth: before.includes(classId) ? NONE : ONE,
      }),
    ),
  ];
}

const ATTEMPTS = 3;
/** While other transactions write the same figure. */
const WITHIN_MS = 1_000;

/** Counts a day once, however often the student signs in. */
async function countDay(user: User, remembered: StudentSummary, day: string): Promise<void> {
  let last: StudentSummary | undefined = remembered;
  for (let attempt = 1; last; attempt += 1) {
    if (last.counted >= day) return;
    try {
      return await transact(countingActiveDay(user, last, day), { within: WITHIN_MS });
    } catch (error) {
      if (!isConditionFailure(error) || attempt === ATTEMPTS) throw error;
    }
    last = await studentSummaries.get(
      { schoolId: user.schoolId, userId: user.id },
      { consistent: true },
    );
  }
}

/**
 * Stores the time of a sign-in, and counts a student's first one of the day in the figures. A figure that
 * cannot be written does not stop the sign-in: it is logged, and written with the next one of that day.
 */
export async function recordSignIn(
  user: User,
  { timeZone }: Pick<School, 'timeZone'>,
  { visitor, now }: { readonly visitor: Visitor; readonly now: Date },
): Promise<void> {
  const last = await rememberSignIn({ schoolId: user.schoolId, userId: user.id }, now);
  if (user.role !== ROLE.student) return;
  try {
    await countDay(user, last, dayAt({ now, timeZone }));
  } catch (error) {
    warn('sign-in not counted', { ...visitor, schoolId: user.schoolId }, error);
  }
}
