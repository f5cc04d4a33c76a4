import type { User } from '#functions/domain/people/user.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent, notYourStudent } from '#functions/domain/students/student-scope.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { hourWallets } from './hour-wallet.ts';
import { writeExpiries } from './write-expiries.ts';

/** The student whose hours are asked for: students see their own, staff those of students whom they may see. */
export async function loadStudent(actor: Actor, id: StudentId | undefined): Promise<User> {
  if (actor.role === ROLE.student) {
    if (id !== undefined && id !== actor.user.id) throw notYourStudent();
    return actor.user;
  }
  if (id === undefined) throw refuseField('student_id', 'required');
  return loadOwnStudent(actor, id);
}

/** When staff read a wallet, expired hours are written to its ledger; students only read. */
export async function loadWallet(actor: Actor, { id: userId, schoolId }: User, now: Date) {
  const wallet = await hourWallets.get({ schoolId, userId }, { consistent: true });
  if (wallet && actor.role !== ROLE.student) await writeExpiries(wallet, authorOf(actor, now));
  return wallet;
}
