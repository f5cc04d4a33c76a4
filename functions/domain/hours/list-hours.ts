import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { type ListedPerson, users } from '#functions/domain/people/user.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { pageOfStudents } from '#functions/domain/students/student-lists.ts';
import { isStudent } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { pageInTurn } from '#functions/platform/pages-in-turn.ts';
import type { Item } from '#functions/platform/table.ts';
import { addDays } from '#shared/days.ts';
import type { hours as contract } from '#shared/hours/contract.ts';
import type { HourAccountDto } from '#shared/hours/fields.ts';
import { HOUR_LIMITS } from '#shared/hours/limits.ts';
import type { ClassId, StudentId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import {
  type AccountContext,
  accountContext,
  isWithoutHours,
  type StudentHours,
  toHourAccountDtos,
  toHourRows,
} from './hour-dtos.ts';
import { GENERAL, hourWallets } from './hour-wallet.ts';
import { loadStudent, loadWallet } from './load-wallet.ts';
import {
  type HourQuery,
  type Paging,
  pageOfBalances,
  pageOfWallets,
  type WalletPage,
} from './wallet-lists.ts';
import { pageOfStudentsWithout } from './without-hours.ts';
import { sweepExpiries } from './write-expiries.ts';

interface HoursPage {
  readonly items: StudentHours[];
  readonly next?: Item | undefined;
}

const soon = (today: string): string => addDays(today, HOUR_LIMITS.expireSoonDays);

/** Whether an account matches the filter. */
function matches(
  { filter }: HourQuery,
  account: HourAccountDto,
  { today }: AccountContext,
): boolean {
  if (filter === 'low') return account.low;
  if (filter === 'owed') return account.owed > 0;
  if (filter === 'expiring')
    return account.next_expiry !== null && account.next_expiry.date <= soon(today);
  return true;
}

/** The accounts of the requested course; undefined when none of them matches the filter. */
function selectAccounts(
  query: HourQuery,
  user: Pick<ListedPerson, 'classIds'>,
  accounts: HourAccountDto[],
  context: AccountContext,
) {
  const { course_id, filter } = query;
  // Who never had hours is short of them, too.
  if (filter === 'low' && course_id === undefined && isWithoutHours(user, accounts)) return [];
  const wanted = course_id === GENERAL ? null : course_id;
  const ofCourse = accounts.filter((each) => wanted === undefined || each.course_id === wanted);
  if (filter === undefined && course_id === undefined) return ofCourse;
  return ofCourse.some((account) => matches(query, account, context)) ? ofCourse : undefined;
}

async function withHours(
  { schoolId }: Actor,
  query: HourQuery,
  people: readonly ListedPerson[],
  context: AccountContext,
): Promise<StudentHours[]> {
  const wallets = await hourWallets.getMany(people.map(({ id: userId }) => ({ schoolId, userId })));
  return people.flatMap((user, index) => {
    const all = toHourAccountDtos(wallets[index], context);
    const accounts = selectAccounts(query, user, all, context);
    return accounts ? [{ user, accounts }] : [];
  });
}

/** Pages of students read for one answer at most, so that the cost of a call is limited. */
const PAGES_MAX = 3;

/** In the order of the list of students: those who do not match are read and skipped. */
async function walkStudents(
  actor: Actor,
  query: HourQuery,
  { limit, from }: Paging,
  context: AccountContext,
): Promise<HoursPage> {
  const { search, class_id } = query;
  const items: StudentHours[] = [];
  let next = from;
  for (let read = 0; read < PAGES_MAX && items.length < limit; read += 1) {
    const page = await pageOfStudents(
      actor,
      { search, class_id, sort: 'name' },
      { limit: limit - items.length, from: next },
    );
    const found = await withHours(actor, query, page.items, context);
    items.push(...found);
    next = page.next;
    if (!next) break;
  }
  return { items, next };
}

const BOUNDS = { low: undefined, owed: -0.5, expiring: Number.POSITIVE_INFINITY } as const;

/** The students of some wallets, with the accounts that are asked for. */
async function toStudents(
  { schoolId }: Actor,
  query: HourQuery,
  { wallets, next }: WalletPage,
  context: AccountContext,
): Promise<HoursPage> {
  const people = await users.getMany(wallets.map(({ userId }) => ({ schoolId, userId })));
  const items = wallets.flatMap((wallet, index): StudentHours[] => {
    const user = people[index];
    if (!isStudent(user)) return [];
    const accounts = selectAccounts(query, user, toHourAccountDtos(wallet, context), context);
    return accounts ? [{ user, accounts }] : [];
  });
  return { items, next };
}

async function pageOfSchool(
  actor: Actor,
  query: HourQuery,
  paging: Paging,
  context: AccountContext,
): Promise<HoursPage> {
  const { lowHours } = context.settings.rules;
  const most = query.filter ? (BOUNDS[query.filter] ?? lowHours) : Number.POSITIVE_INFINITY;
  const bounds = { most, lastDay: soon(context.today) };
  const isOfBalances = query.course_id === undefined && query.filter !== 'expiring';
  if (!isOfBalances || most < 0)
    return toStudents(actor, query, await pageOfWallets(actor, query, paging, bounds), context);
  const between = (least: number, upTo: number) => async (part: Paging) =>
    toStudents(actor, query, await pageOfBalances(actor, { least, most: upTo }, part), context);
  const without = async (part: Paging) => {
    const { people, next } = await pageOfStudentsWithout(actor.schoolId, part);
    return { items: people.map((user): StudentHours => ({ user, accounts: [] })), next };
  };
  // Who never had hours stands between those who owe some and those who have some.
  const lists = [between(Number.NEGATIVE_INFINITY, -0.5), without, between(0, most)];
  return pageInTurn(lists, paging);
}

/** By what students of a class are sorted: their lowest account that is not settled. */
const balanceIn = (accounts: readonly HourAccountDto[]): number => {
  if (accounts.length === 0) return 0;
  const open = accounts.filter(({ settled }) => !settled);
  return Math.min(...open.map(({ balance }) => balance));
};

/** The students of a class, the lowest balance first: all wallets of the class are read, of 200 students at most. */
async function pageOfClass(
  actor: Actor,
  query: HourQuery & { readonly class_id: ClassId },
  { limit, from }: Paging,
  context: AccountContext,
): Promise<HoursPage> {
  const { schoolId } = actor;
  const ids = (await loadMemberIds(schoolId, query.class_id)).map((userId) => ({
    schoolId,
    userId,
  }));
  const wallets = await hourWallets.getMany(ids);
  const member = { classIds: [query.class_id] };
  const sorted = ids
    .flatMap((id, index) => {
      const all = toHourAccountDtos(wallets[index], context);
      const accounts = selectAccounts(query, member, all, context);
      return accounts ? [{ id, accounts, balance: balanceIn(accounts) }] : [];
    })
    .toSorted((a, b) => (a.balance === b.balance ? 0 : a.balance - b.balance));
  const at = Number(from?.['at'] ?? 0);
  const shown = sorted.slice(at, at + limit);
  const people = await users.getMany(shown.map(({ id }) => id));
  const items = shown.flatMap(({ accounts }, index): StudentHours[] => {
    const user = people[index];
    return isStudent(user) ? [{ user, accounts }] : [];
  });
  return { items, next: at + limit < sorted.length ? { at: at + limit } : undefined };
}

/** One page of the students who match a query and whom the caller may see. */
export async function pageOfHours(
  actor: Actor,
  query: HourQuery,
  paging: Paging,
  context: AccountContext,
  now: Date,
) {
  if (actor.role === ROLE.student)
    return { items: await withHours(actor, query, [actor.user], context), next: undefined };
  const { class_id, search, sort } = query;
  if (class_id) await loadManagedClass(actor, class_id);
  if (class_id && !search && sort === 'balance')
    return pageOfClass(actor, { ...query, class_id }, paging, context);
  const byStudents = search || class_id || sort === 'name';
  if (byStudents || actor.role !== ROLE.principal)
    return walkStudents(actor, query, paging, context);
  await sweepExpiries(actor.schoolId, authorOf(actor, now));
  return pageOfSchool(actor, query, paging, context);
}

/** One student, regardless of the filter, read consistently. */
async function hoursOf(
  actor: Actor,
  id: StudentId,
  context: AccountContext,
  now: Date,
): Promise<HoursPage> {
  const user = await loadStudent(actor, id);
  const wallet = await loadWallet(actor, user, now);
  return { items: [{ user, accounts: toHourAccountDtos(wallet, context) }] };
}

export const listHours: Reading<typeof contract.endpoints.list> = async (actor, query, deps) => {
  const now = deps.now();
  const settings = await loadSettings(actor.schoolId);
  const context = accountContext(actor, settings, now);
  const { search, class_id = '', course_id = '', filter = '', sort, limit } = query;
  const name = `hours ${actor.userId} ${class_id} ${course_id} ${filter} ${sort} ${search}`;
  const paging = { limit, from: await fromCursor(query.cursor, name) };
  const { items, next } = query.student_id
    ? await hoursOf(actor, query.student_id, context, now)
    : await pageOfHours(actor, query, paging, context, now);
  const { lowHours: low_hours, overdraft } = settings.rules;
  const list = await toHourRows(actor.schoolId, items, now);
  return { list, cursor: await toCursor(next, name), low_hours, overdraft };
};
