import { countingFigures, ofClass } from '#functions/domain/figures/figures.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor, Author } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { CODE } from '#shared/codes.ts';
import type { ClassId } from '#shared/ids.ts';
import { type Class, classes, seating } from './class.ts';
import {
  type ClassMove,
  classMoves,
  joiningClass,
  leavingClass,
  notingLeft,
} from './class-membership.ts';
import { manageable } from './class-scope.ts';

/** The classes that a student joins and leaves; the caller may change each of them. */
export interface Moves {
  readonly into: readonly Class[];
  readonly outOf: readonly Class[];
}

type NamedClass = Pick<Class, 'id' | 'name'>;

/** Why nobody can join a class; undefined when there is a seat. */
export function seatRefusal(found: Class): CallError | undefined {
  const { id, name, state, size, capacity } = found;
  const details = { params: { name, capacity }, data: { class_id: id } };
  if (state === 'closed') return new CallError(CODE.wait, { reason: 'classes.closed', ...details });
  if (size >= capacity) return new CallError(CODE.wait, { reason: 'classes.full', ...details });
  return undefined;
}

/** The last seat was taken, or the class closed, after it was read. */
const seatLost = ({ id, name }: NamedClass): CallError =>
  new CallError(CODE.wait, {
    reason: 'classes.seatLost',
    params: { name },
    data: { class_id: id },
  });

export const tooManyClasses = (): CallError =>
  new CallError(CODE.wait, {
    reason: 'classes.tooMany',
    params: { count: CLASS_LIMITS.ofStudent },
  });

function checkMoves({ into }: Moves, count: number): void {
  for (const found of into) {
    const refusal = seatRefusal(found);
    if (refusal) throw refusal;
  }
  if (into.length > 0 && count > CLASS_LIMITS.ofStudent) throw tooManyClasses();
}

/**
 * The moves that bring a student from the classes `before` to the classes `after`.
 * Throws 2004 for a class that does not exist, 2003 for one that the actor may not change, and -1 for one
 * that is full or closed and for too many classes. Classes that stay are not checked.
 */
export async function planMoves(
  actor: Actor,
  before: readonly ClassId[],
  after: readonly ClassId[],
): Promise<Moves> {
  const load = async (ids: readonly ClassId[]) => {
    const found = await classes.getMany(ids.map((id) => ({ schoolId: actor.schoolId, id })));
    return found.map((each) => manageable(actor, each));
  };
  const wanted = new Set(after);
  const moves = {
    into: await load([...wanted].filter((id) => !before.includes(id))),
    outOf: await load(before.filter((id) => !wanted.has(id))),
  };
  checkMoves(moves, wanted.size);
  return moves;
}

type Student = Pick<User, 'schoolId' | 'id' | 'name' | 'classIds' | 'leftClass'>;

function recordingMove(
  student: Student,
  classId: ClassId,
  direction: ClassMove['direction'],
  author: Author,
) {
  const at = author.now.toISOString();
  const { schoolId, id: userId, name } = student;
  const entry = { schoolId, classId, userId, name, direction, at, by: author.userId };
  return classMoves.creating(entry, { ...entry, byName: author.name });
}

/** Membership, seat, history and figures of a student who joins a class. */
function enteringClass(
  student: Student,
  found: NamedClass,
  { author, entrusted }: { readonly author: Author; readonly entrusted: boolean },
): TransactWrite[] {
  const { schoolId, id: userId } = student;
  const joined = author.now.toISOString();
  const by = entrusted ? {} : { by: author.userId };
  return [
    ...joiningClass({
      schoolId,
      userId,
      classId: found.id,
      joined,
      left: student.leftClass,
      ...by,
    }),
    seating(schoolId, found.id, 1, seatLost(found)),
    ...recordingMove(student, found.id, 'in', author),
    countingFigures(ofClass(schoolId, found.id), { joined: 1 }, author),
  ];
}

function quittingClass(student: Student, classId: ClassId, author: Author): TransactWrite[] {
  const { schoolId, id: userId } = student;
  return [
    leavingClass({ schoolId, userId, classId }),
    seating(schoolId, classId, -1),
    ...recordingMove(student, classId, 'out', author),
    countingFigures(ofClass(schoolId, classId), { left: 1 }, author),
  ];
}

interface MovesOfStudent {
  readonly into?: readonly NamedClass[];
  readonly outOf?: readonly Pick<Class, 'id'>[];
  /** New to the school, or somebody who is in the author's charge already (`students/entrusted.ts`). */
  readonly entrusted?: boolean;
}

/**
 * Moves a student, as a part of the transaction that writes the student's `classIds`. Students join and
 * leave classes only here, so that a class's size is always the number of its memberships and never exceeds
 * its capacity. Four writes for each class, and one for each that stays when another is left.
 */
export const movingStudent = (
  student: Student,
  { into = [], outOf = [], entrusted = false }: MovesOfStudent,
  author: Author,
): TransactWrite[] => {
  const { schoolId, id: userId } = student;
  const isLeaving = outOf.length > 0;
  const after = isLeaving ? { ...student, leftClass: author.now.toISOString() } : student;
  const moved = [...outOf, ...into].map(({ id }) => id);
  const kept = isLeaving ? student.classIds.filter((id) => !moved.includes(id)) : [];
  return [
    ...outOf.flatMap(({ id }) => quittingClass(student, id, author)),
    ...kept.map((classId) => notingLeft({ schoolId, userId, classId }, author.now)),
    ...into.flatMap((found) => enteringClass(after, found, { author, entrusted })),
  ];
};

/** A student with other classes. What was begun in a class that was left is looked for in later ones. */
export const withClasses = <T extends Pick<User, 'classIds' | 'leftClass'>>(
  user: T,
  classIds: readonly ClassId[],
  now: Date,
): T => {
  const isLeaving = user.classIds.some((id) => !classIds.includes(id));
  return {
    ...user,
    classIds: [...classIds],
    ...(isLeaving && { leftClass: now.toISOString() }),
  };
};
