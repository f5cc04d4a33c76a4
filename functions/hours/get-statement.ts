import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { newAccount } from '#functions/domain/hours/hour-account.ts';
import { toHourAccountDto, toHourEntryDto } from '#functions/domain/hours/hour-dtos.ts';
import { entriesOfAccount, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { GENERAL, hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { accountOf } from '#functions/domain/hours/ledger.ts';
import type { User } from '#functions/domain/people/user.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent, notYourStudent } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { hours as contract } from '#shared/contracts/hours.ts';
import { StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
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
    account: toHourAccountDto(account, { settings, today: dayAt(momentOf(actor, now)) }),
    list: items.map(toHourEntryDto),
    cursor: await toCursor(next, list),
  };
};
