import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { balanceOf } from '#functions/domain/hours/hour-account.ts';
import { accountContext, toHourAccountDto } from '#functions/domain/hours/hour-dtos.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { writeExpiries } from '#functions/domain/hours/write-expiries.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { authorOf } from '#functions/domain/sessions/actor.ts';
import { loadOwnStudent } from '#functions/domain/students/student-scope.ts';
import { CallError } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { hours as contract } from '#shared/hours/contract.ts';

const missing = () => new CallError(CODE.notFound, { reason: 'hours.noAccount' });

export const settleAccount: UseCase<typeof contract.endpoints.settle> = async (
  actor,
  { student_id, course_id, settled },
  deps,
) => {
  const now = deps.now();
  const courseId = course_id ?? undefined;
  const id = { schoolId: actor.schoolId, userId: student_id };
  await loadOwnStudent(actor, student_id);
  const found = await hourWallets.get(id, { consistent: true });
  if (!found) throw missing();
  // Expired hours do not prevent it: they are no longer part of the balance.
  await writeExpiries(found, authorOf(actor, now));
  const wallet = await hourWallets.change(
    id,
    (before) => {
      const account = before.accounts.find((each) => each.courseId === courseId);
      if (!account) throw missing();
      if (account.settled === settled) return undefined;
      if (settled && balanceOf(account) !== 0)
        throw new CallError(CODE.wait, { reason: 'hours.notUsedUp' });
      const accounts = before.accounts.map((each) =>
        each === account ? { ...each, settled } : each,
      );
      return { ...before, accounts };
    },
    () => {
      const changes = { before: { settled: !settled }, after: { settled } };
      const detail = { id: student_id, course: courseId ?? null, ...changes };
      return loggingOperation({ ...actor, now }, 'hours.settle', detail);
    },
  );
  const account = wallet?.accounts.find((each) => each.courseId === courseId);
  if (!account) throw missing();
  const context = accountContext(actor, await loadSettings(actor.schoolId), now);
  return { account: toHourAccountDto(account, context) };
};
