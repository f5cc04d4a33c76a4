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
  type Glance,
  glances,
  markingCounted,
  rememberSignIn,
} from '#functions/domain/students/glance.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import { isConditionFailure, type TransactWrite, transact } from '#functions/platform/table.ts';
import { warn } from '#functions/platform/warn.ts';
import { monthOfDay } from '#shared/days.ts';
import { ROLE } from '#shared/roles.ts';

const ONE = { active: 1 };
const NONE = {};

/** The figures of a student's first sign-in of a day: once in each day, once in each month. */
function writesOf(user: User, last: Glance, day: string): TransactWrite[] {
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
/** How often it waits for others who write the same figure: under a second altogether. */
const CONFLICTS = 6;

/** A day is counted once, however often and from how many devices the student signs in. */
async function countDay(user: User, remembered: Glance, day: string): Promise<void> {
  let last: Glance | undefined = remembered;
  for (let attempt = 1; last && last.counted < day; attempt += 1) {
    try {
      return await transact(writesOf(user, last, day), { attempts: CONFLICTS });
    } catch (error) {
      if (!isConditionFailure(error) || attempt === ATTEMPTS) throw error;
    }
    last = await glances.get({ schoolId: user.schoolId, userId: user.id }, { consistent: true });
  }
}

/**
 * Remembers a sign-in, and counts the first one of a student's day in the figures. A figure that cannot be
 * written keeps nobody out: it is logged, and the next sign-in of that day writes it.
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
