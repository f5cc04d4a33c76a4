import { type User, users } from '#functions/domain/people/user.ts';
import { loadClassesOf } from '#functions/domain/profiles/load-person.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { findEntrusted, notEntrusted } from '#functions/domain/students/entrusted.ts';
import {
  isOwnStudent,
  isStudent,
  noSuchStudent,
  notYourStudent,
  ownClasses,
} from '#functions/domain/students/student-scope.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { rowErrorsOf } from '#functions/request/row-errors.ts';
import type { FieldError } from '#shared/endpoint.ts';
import type { StudentId, UserId } from '#shared/ids.ts';
import { memoize } from '#shared/memoize.ts';

interface Outcome<R> {
  readonly id: StudentId;
  readonly ok: boolean;
  readonly errors: FieldError[];
  /** What the work answered. */
  readonly result?: R;
}

/** What the works share, read once. */
interface Common {
  /** All of the students. */
  readonly students: readonly User[];
  /** Those of them who were entrusted to the caller. */
  readonly entrusted: () => Promise<ReadonlySet<UserId>>;
  /** The classes of each of them. */
  readonly classes: () => ReturnType<typeof loadClassesOf>;
}

/** Throws 2003 for a student who was not entrusted to the caller. */
export async function requireEntrusted({ id }: User, { entrusted }: Common): Promise<void> {
  if (!(await entrusted()).has(id)) throw notEntrusted();
}

const AT_ONCE = 4;

/**
 * Does a work for each of some students that the caller may change, and answers an outcome for each.
 * Throws 2004 when none of them exists, 2003 when none is in a class of the caller.
 */
export async function forEachStudent<R>(
  actor: Actor,
  ids: readonly StudentId[],
  work: (user: User, common: Common) => Promise<R>,
): Promise<Outcome<R>[]> {
  const { schoolId } = actor;
  const [found, own] = await Promise.all([
    users.getMany(ids.map((userId) => ({ schoolId, userId }))),
    ownClasses(actor),
  ]);
  const students = found.filter(isStudent);
  const common = {
    students,
    entrusted: memoize(() => findEntrusted(actor, students, own)),
    classes: memoize(() => loadClassesOf(schoolId, students)),
  };
  if (students.length === 0) throw noSuchStudent();
  if (!students.some((user) => isOwnStudent(user, own))) throw notYourStudent();
  return mapConcurrently(ids, AT_ONCE, async (id, index) => {
    const user = found[index];
    try {
      if (!isStudent(user)) throw noSuchStudent();
      if (!isOwnStudent(user, own)) throw notYourStudent();
      return { id, ok: true, errors: [], result: await work(user, common) };
    } catch (error) {
      return { id, ok: false, errors: rowErrorsOf(actor, error, 'id') };
    }
  });
}

export const withoutResult = ({ id, ok, errors }: Outcome<unknown>) => ({ id, ok, errors });
