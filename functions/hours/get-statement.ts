import type { Actor } from '#functions/_lib/actor.ts';
import { moverOf } from '#functions/_lib/classes/class-moves.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { fromCursor, toCursor } from '#functions/_lib/cursor.ts';
import { loadSettings } from '#functions/_lib/entities/calendar-settings.ts';
import { entriesOfAccount, hourEntries } from '#functions/_lib/entities/hour-entry.ts';
import { GENERAL, hourWallets } from '#functions/_lib/entities/hour-wallet.ts';
import type { User } from '#functions/_lib/entities/user.ts';
import { refuseField } from '#functions/_lib/errors.ts';
import { newAccount } from '#functions/_lib/hours/account.ts';
import { accountOf } from '#functions/_lib/hours/book.ts';
import { toAccountRecord, toEntryRecord } from '#functions/_lib/hours/hour-records.ts';
import { settleExpired } from '#functions/_lib/hours/settle-expired.ts';
import { personPartition } from '#functions/_lib/keys.ts';
import { dayAt, momentOf } from '#functions/_lib/school-day.ts';
import { loadOwnStudent, notYourStudent } from '#functions/_lib/students/student-scope.ts';
import type { hours as contract } from '#shared/contracts/hours.ts';
import { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';

/** Students see their own hours, staff those of the students whom they may see. */
export async function loadStudent(actor: Actor, id: StudentId | undefined): Promise<User> {
  if (actor.role === ROLE.student) {
    if (id !== undefined && id !== actor.user.id) throw notYourStudent();
    return actor.user;
  }
  if (id === undefined) throw refuseField('student_id', 'required');
  return loadOwnStudent(actor, id);
}

/** Staff who look write down what has expired; a student sees it without writing. */
export async function loadWallet(actor: Actor, { id: userId, schoolId }: User, now: Date) {
  const wallet = await hourWallets.get({ schoolId, userId }, { consistent: true });
  if (wallet && actor.role !== ROLE.student) await settleExpired(wallet, moverOf(actor, now));
  return wallet;
}

export const getStatement: UseCase<typeof contract.endpoints.statement> = async (
  actor,
  input,
  deps,
) => {
  const now = deps.now();
  const user = await loadStudent(actor, input.student_id);
  const courseId = input.course_id ?? undefined;
  const list = `hours ${user.id} ${courseId ?? GENERAL}`;
  const from = await fromCursor(input.cursor, list);
  const [wallet, settings] = await Promise.all([
    loadWallet(actor, user, now),
    loadSettings(actor.schoolId),
  ]);
  const { items, next } = await hourEntries.page(
    personPartition(user.schoolId, user.id),
    entriesOfAccount(courseId),
    { limit: input.limit, from, descending: true },
  );
  const account = (wallet && accountOf(wallet, courseId)) ?? newAccount(courseId);
  return {
    student: { id: StudentId.parse(user.id), name: user.name },
    account: toAccountRecord(account, { settings, today: dayAt(momentOf(actor, now)) }),
    list: items.map(toEntryRecord),
    cursor: await toCursor(next, list),
  };
};
