import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { newAccount } from '#functions/domain/hours/hour-account.ts';
import {
  accountContext,
  toHourAccountDto,
  toHourEntryDto,
} from '#functions/domain/hours/hour-dtos.ts';
import { entriesOfAccount, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { GENERAL } from '#functions/domain/hours/hour-wallet.ts';
import { accountOf } from '#functions/domain/hours/ledger.ts';
import { loadStudent, loadWallet } from '#functions/domain/hours/load-wallet.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { hours as contract } from '#shared/hours/contract.ts';
import { StudentId } from '#shared/ids.ts';

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
  const context = accountContext(actor, settings, now);
  return {
    student: { id: StudentId.parse(user.id), name: user.name },
    account: toHourAccountDto(account, context),
    list: items.map((entry) => toHourEntryDto(entry, account, context)),
    cursor: await toCursor(next, list),
  };
};
