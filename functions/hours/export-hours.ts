import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { newAccount } from '#functions/domain/hours/hour-account.ts';
import {
  accountContext,
  type StudentHours,
  toHourEntryDto,
  toHourRows,
} from '#functions/domain/hours/hour-dtos.ts';
import { entriesOfAccount, hourEntries } from '#functions/domain/hours/hour-entry.ts';
import { GENERAL } from '#functions/domain/hours/hour-wallet.ts';
import { accountOf } from '#functions/domain/hours/ledger.ts';
import { pageOfHours } from '#functions/domain/hours/list-hours.ts';
import { loadStudent, loadWallet } from '#functions/domain/hours/load-wallet.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { personPartition } from '#functions/platform/keys.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { makeSheet } from '#functions/platform/sheet.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import type { hours as contract } from '#shared/hours/contract.ts';
import { moneyIn } from '#shared/hours/hour-money.ts';
import { message } from '#shared/i18n/messages.ts';
import type { StudentId } from '#shared/ids.ts';
import {
  type BalanceRow,
  balanceColumns,
  type StatementRow,
  statementColumns,
} from './sheet-columns.ts';

type Export = typeof contract.endpoints.exportSheet;
type Query = Input<Export>;

async function balances(actor: Actor, query: Query, now: Date) {
  const context = accountContext(actor, await loadSettings(actor.schoolId), now);
  const { items, truncated } = await loadPages<StudentHours>(({ limit, from }) =>
    pageOfHours(actor, { ...query, limit }, { limit, from }, context, now),
  );
  const students = await toHourRows(actor.schoolId, items, now);
  const rows = students.flatMap((student): BalanceRow[] =>
    student.accounts.length > 0
      ? student.accounts.map((account) => ({ student, account }))
      : [{ student, account: undefined }],
  );
  const content = await makeSheet(
    balanceColumns({ language: actor.language, currency: actor.school.currency }),
    rows,
    actor.language,
  );
  return { name: message(actor.language, 'hours.fileList'), content, rows: rows.length, truncated };
}

/** The entries of the account that the query names, else of the general one; the newest first. */
async function statement(actor: Actor, id: StudentId, { course_id }: Query, now: Date) {
  const { language, school } = actor;
  const user = await loadStudent(actor, id);
  const [wallet, settings] = await Promise.all([
    loadWallet(actor, user, now),
    loadSettings(user.schoolId),
  ]);
  const courseId = course_id === GENERAL ? undefined : course_id;
  const account = (wallet && accountOf(wallet, courseId)) ?? newAccount(courseId);
  const context = accountContext(actor, settings, now);
  const prefix = entriesOfAccount(courseId);
  const partition = personPartition(user.schoolId, user.id);
  const { items, truncated } = await loadPages((paging) =>
    hourEntries.page(partition, prefix, { ...paging, descending: true }),
  );
  const columns = statementColumns({
    language,
    timeZone: school.timeZone,
    currency: school.currency,
  });
  const entries = items.map((entry) => toHourEntryDto(entry, account, context));
  const { paid, refunded } = moneyIn(entries);
  const rows: StatementRow[] = [
    ...entries,
    { total: 'hours.totalPaid', amount: paid },
    { total: 'hours.totalBack', amount: refunded },
  ];
  const content = await makeSheet(columns, rows, language);
  const name = `${message(language, 'hours.fileStatement')}-${user.name}`;
  return { name, content, rows: items.length, truncated };
}

/** Exports balances, or the statement of one student. The log keeps who exported personal data. */
export const exportHours: UseCase<Export> = async (actor, query, deps) => {
  const now = deps.now();
  const { student_id, ...others } = query;
  const { name, ...sheet } = student_id
    ? await statement(actor, student_id, query, now)
    : await balances(actor, query, now);
  const detail = { id: student_id, ...others, rows: sheet.rows };
  await logOperation({ ...actor, now }, 'hours.export', detail);
  return { ...sheet, file_name: `${name}-${dayAt(momentOf(actor, now))}.xlsx` };
};
