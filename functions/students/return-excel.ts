import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { toStudentDetails } from '#functions/domain/enrolment/student-dtos.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import { tellPrincipals } from '#functions/domain/notices/tell-principals.ts';
import { knownFirstPassword, loadSchool } from '#functions/domain/people/first-password.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { requireAbility } from '#functions/domain/sessions/require-ability.ts';
import { notEntrusted } from '#functions/domain/students/entrusted.ts';
import { pageOfStudents } from '#functions/domain/students/student-lists.ts';
import { missingField } from '#functions/platform/errors.ts';
import { loadPages } from '#functions/platform/load-pages.ts';
import { makeSheet } from '#functions/platform/sheet.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { Input } from '#shared/endpoint.ts';
import { message } from '#shared/i18n/messages.ts';
import type { students } from '#shared/students/contract.ts';
import type { StudentDetail } from '#shared/students/fields.ts';
import { forEachStudent, requireEntrusted } from './each-student.ts';
import { accountColumns, type Column, listColumns, templateColumns } from './sheet-columns.ts';

type ReturnExcel = typeof students.endpoints.returnExcel;
type Query = Input<ReturnExcel>;

interface Sheet {
  readonly columns: readonly Column[];
  readonly people: readonly StudentDetail[];
  readonly truncated?: boolean;
}

/** All pages of the list, up to the rows that one sheet holds. */
async function loadList(actor: Actor, query: Query, now: Date) {
  if (query.class_id) await loadManagedClass(actor, query.class_id);
  const { items: people, truncated } = await loadPages(async (paging) => {
    const { items, next, neighbours } = await pageOfStudents(actor, query, paging);
    return { items: await toStudentDetails(actor, items, now, { neighbours }), next };
  });
  return { people, truncated };
}

/** The accounts of students who are entrusted to the caller, with the first passwords that still hold. */
async function loadAccounts(actor: Actor, { ids }: Query, now: Date): Promise<Sheet> {
  if (ids.length === 0) throw missingField('ids');
  const school = await loadSchool(actor.school);
  const outcomes = await forEachStudent(actor, ids, async (user, common) => {
    await requireEntrusted(user, common);
    return { user, password: await knownFirstPassword(actor.role, user, school) };
  });
  const found = outcomes.flatMap(({ result }) => result ?? []);
  if (found.length === 0) throw notEntrusted();
  const users = found.map(({ user }) => user);
  const passwords = new Map(found.map(({ user, password }) => [user.id, password]));
  const names = found.flatMap(({ user, password }) => (password ? user.name : []));
  await tellPrincipals(actor, 'students.passwordsExported', names, now);
  const passwordOf = ({ id }: StudentDetail) => passwords.get(id);
  return {
    columns: accountColumns(actor.language, passwordOf),
    people: await toStudentDetails(actor, users, now),
  };
}

async function loadSheet(actor: Actor, query: Query, now: Date): Promise<Sheet> {
  const { language, school } = actor;
  if (query.kind === 'template') return { columns: templateColumns, people: [] };
  requireAbility(actor, 'export');
  if (query.kind === 'list') {
    const columns = listColumns({ language, timeZone: school.timeZone });
    return { columns, ...(await loadList(actor, query, now)) };
  }
  return loadAccounts(actor, query, now);
}

const FILE_NAMES = {
  template: 'students.fileTemplate',
  list: 'students.fileList',
  accounts: 'students.fileAccounts',
} as const;

/** Exports are logged, since they take personal data out of the school. */
export const returnExcel: UseCase<ReturnExcel> = async (actor, query, deps) => {
  const now = deps.now();
  const { columns, people, truncated = false } = await loadSheet(actor, query, now);
  const content = await makeSheet(columns, people, actor.language);
  const { kind, class_id, filter, search } = query;
  const detail = { kind, class_id, filter, search, rows: people.length };
  if (kind !== 'template') await logOperation({ ...actor, now }, 'student.export', detail);
  const day = now.toLocaleDateString('sv-SE', { timeZone: actor.school.timeZone });
  const file_name = `${message(actor.language, FILE_NAMES[kind])}-${day}.xlsx`;
  return { file_name, content, rows: people.length, truncated };
};
