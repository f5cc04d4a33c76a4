import { countingFigures, ofClass } from '#functions/domain/figures/figures.ts';
import type { User } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { momentOf, type SchoolMoment } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import type { ClassId, UserId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Class, classes, seating } from './class.ts';
import { type ClassMove, classMoves, joiningClass, leavingClass } from './class-membership.ts';
import { manageable } from './class-scope.ts';

/** The classes that a student comes into and leaves, each loaded and allowed. */
export interface Moves {
  readonly into: readonly Class[];
  readonly outOf: readonly Class[];
}

type NamedClass = Pick<Class, 'id' | 'name'>;

/** Who moves a student, and when. */
export interface Mover extends SchoolMoment {
  readonly userId: UserId;
  readonly name: string;
}

export const moverOf = (actor: Actor, now: Date): Mover => ({
  userId: actor.userId,
  name: actor.user.name,
  ...momentOf(actor, now),
});

/** Why nobody can come into a class, in words; undefined when there is a seat. */
export function seatRefusal(found: Class): CallError | undefined {
  const { id, name, state, size, capacity } = found;
  const details = { params: { name, capacity }, data: { class_id: id } };
  if (state === 'closed') return new CallError(CODE.wait, { reason: 'classes.closed', ...details });
  if (size >= capacity) return new CallError(CODE.wait, { reason: 'classes.full', ...details });
  return undefined;
}

/** When the last seat was taken, or the class closed, after it was looked at. */
const seatLost = ({ id, name }: NamedClass): CallError =>
  new CallError(CODE.wait, {
    reason: 'classes.seatLost',
    params: { name },
    data: { class_id: id },
  });

export const tooManyClasses = (): CallError =>
  new CallError(CODE.wait, {
    reason: 'classes.tooMany',
    params: { count: LIMITS.classesOfStudent },
  });

function checkMoves({ into }: Moves, count: number): void {
  for (const found of into) {
    const refusal = seatRefusal(found);
    if (refusal) throw refusal;
  }
  if (into.length > 0 && count > LIMITS.classesOfStudent) throw tooManyClasses();
}

/**
 * What has to happen so that a student who is in the classes `before` is in the classes `after`.
 * Throws 2004 for a class that is not there, 2003 for one that the actor may not change, and -1 for one
 * that is full or closed and for too many classes. Classes that stay are not looked at.
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

type Student = Pick<User, 'schoolId' | 'id' | 'name'>;

function move(student: Student, classId: ClassId, direction: ClassMove['direction'], mover: Mover) {
  const at = mover.now.toISOString();
  const { schoolId, id: userId, name } = student;
  const entry = { schoolId, classId, userId, name, direction, at, by: mover.userId };
  return classMoves.creating(entry, { ...entry, byName: mover.name });
}

/** Membership, seat, history and figures of a student who comes into a class. */
function comingInto(student: Student, found: NamedClass, mover: Mover): TransactWrite[] {
  const { schoolId, id: userId } = student;
  const joined = mover.now.toISOString();
  return [
    ...joiningClass({ schoolId, userId, classId: found.id, joined }),
    seating(schoolId, found.id, 1, seatLost(found)),
    ...move(student, found.id, 'in', mover),
    countingFigures(ofClass(schoolId, found.id), { joined: 1 }, mover),
  ];
}

function goingOutOf(student: Student, classId: ClassId, mover: Mover): TransactWrite[] {
  const { schoolId, id: userId } = student;
  return [
    leavingClass({ schoolId, userId, classId }),
    seating(schoolId, classId, -1),
    ...move(student, classId, 'out', mover),
    countingFigures(ofClass(schoolId, classId), { left: 1 }, mover),
  ];
}

interface MovesOfStudent {
  readonly into?: readonly NamedClass[];
  readonly outOf?: readonly Pick<Class, 'id'>[];
}

/**
 * Moves a student, as a part of the transaction that writes the student's `classIds`: the only place
 * where anybody comes into a class or leaves one, so that a class's size is always the number of its
 * memberships and never beyond its capacity. Four writes for each class.
 */
export const movingStudent = (
  student: Student,
  { into = [], outOf = [] }: MovesOfStudent,
  mover: Mover,
): TransactWrite[] => [
  ...outOf.flatMap(({ id }) => goingOutOf(student, id, mover)),
  ...into.flatMap((found) => comingInto(student, found, mover)),
];
