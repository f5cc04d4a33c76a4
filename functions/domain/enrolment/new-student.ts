import * as z from 'zod';
import type { Class } from '#functions/domain/classes/class.ts';
import { movingStudent, seatRefusal } from '#functions/domain/classes/class-moves.ts';
import { countingFigures, ofSchool } from '#functions/domain/figures/figures.ts';
import { joiningTimetables, toJoiningStudent } from '#functions/domain/lessons/join-timetables.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { proposeAccounts, readingOf } from '#functions/domain/people/account-names.ts';
import { addingPerson, toUser } from '#functions/domain/people/register-person.ts';
import type { User } from '#functions/domain/people/user.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import { isConditionFailure, type TransactWrite, transact } from '#functions/platform/table.ts';
import { CODE } from '#shared/codes.ts';
import { EDITIONS } from '#shared/editions/rules.ts';
import { newId, StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/** The fields of a new student that staff fill in. When `account` is empty, an account name is proposed. */
export type NewStudent = Pick<
  User,
  'name' | 'nick' | 'phone' | 'gender' | 'birthday' | 'remark' | 'account'
> &
  Partial<Pick<User, 'guardians'>>;

/** What is written in the same transaction, and before all else, when a student is added. */
type Recording = (made: AddedStudent, now: Date) => TransactWrite[];

export interface Addition {
  readonly actor: Actor;
  readonly classes: readonly Class[];
  /** The students get first passwords of their own, not that of the school. */
  readonly ownPasswords: boolean;
  readonly now: Date;
}

/** The student that a request added, as the record of the request keeps it. */
export const AddedStudent = z.object({ id: StudentId, account: z.string(), name: z.string() });
export type AddedStudent = z.infer<typeof AddedStudent>;

/** The refusals of two writes of the transaction, compared by identity. */
const NAME_TAKEN = new CallError(CODE.exists);
const NO_LICENCE = new CallError(CODE.wait);

function newUser(
  { actor, classes, ownPasswords, now }: Addition,
  written: NewStudent,
  reading: string,
) {
  const { schoolId } = actor;
  const known = { ...written, id: newId('student', now.getTime()), schoolId, reading };
  const fresh = {
    role: ROLE.student,
    defaultPassword: true,
    firstPassword: ownPasswords ? 1 : 0,
    classIds: classes.map(({ id }) => id),
  };
  return toUser({ ...known, ...fresh }, now);
}

/** Person, account name, lists, licence, seats, history, log and the request's record: all or nothing. */
function writesOf(
  { actor, classes, now }: Addition,
  user: Omit<User, 'rev'>,
  recorded: TransactWrite[],
) {
  const { id, account, name, classIds } = user;
  const bound = {
    what: 'licensed',
    side: 'below',
    limit: EDITIONS[actor.school.edition].students,
    refusal: NO_LICENCE,
  } as const;
  const [accountWrite, ...others] = addingPerson(user, user.licensed ? bound : undefined);
  return [
    ...recorded,
    ...(accountWrite ? [{ ...accountWrite, refusal: NAME_TAKEN }] : []),
    ...others,
    ...movingStudent(user, { into: classes, entrusted: true }, authorOf(actor, now)),
    countingFigures(ofSchool(actor.schoolId), { joined: 1 }, momentOf(actor, now)),
    ...loggingOperation({ ...actor, now }, 'student.add', {
      id,
      after: { name, account, classIds, licensed: user.licensed },
    }),
  ];
}

type NewUser = Omit<User, 'rev'>;

/** Tries to add the student. Answers why it failed, so that the next try can do without the licence or take another account name. */
async function tryToAdd(addition: Addition, user: NewUser, recorded: TransactWrite[]) {
  try {
    const { classes, actor, now } = addition;
    const joining = { ...toJoiningStudent(user, classes), staying: [], fresh: true };
    const timetables = await joiningTimetables(joining, momentOf(actor, now));
    await transact([...writesOf(addition, user, recorded), ...timetables]);
    return 'added';
  } catch (error) {
    if (error === NO_LICENCE) return 'unlicensed';
    if (error === NAME_TAKEN) return 'taken';
    if (isConditionFailure(error)) return 'stale';
    throw error;
  }
}

type Outcome = Awaited<ReturnType<typeof tryToAdd>>;

/** The student for the next try. Throws 1001 when the account name is taken and was chosen by staff. */
async function nextTry(
  { actor }: Addition,
  { account, name }: NewStudent,
  user: NewUser,
  outcome: Outcome,
) {
  if (outcome === 'unlicensed') return { ...user, licensed: false };
  if (outcome !== 'taken') return user;
  if (account) throw refuseField('account', 'taken');
  const [next = user.account] = await proposeAccounts(actor.school.name, [name]);
  return { ...user, account: next };
}

const ATTEMPTS = 8;

/**
 * Adds a student, without a licence when none is left.
 * Throws the refusal of a class that is full or closed, and 1001 for an account name that is taken.
 */
export async function addStudent(
  addition: Addition,
  written: NewStudent,
  { proposed, recording }: { readonly proposed: string; readonly recording: Recording },
): Promise<AddedStudent> {
  const { classes, now } = addition;
  for (const found of classes) {
    const refusal = seatRefusal(found);
    if (refusal) throw refusal;
  }
  const account = written.account || proposed;
  let user = newUser(addition, { ...written, account }, await readingOf(written.name));
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const made = AddedStudent.parse(user);
    const outcome = await tryToAdd(addition, user, recording(made, now));
    if (outcome === 'added') return made;
    user = await nextTry(addition, written, user, outcome);
  }
  throw new CallError(CODE.wait, { reason: 'common.stale' });
}
