import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { moverOf } from '#functions/domain/classes/class-moves.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import {
  type Shown,
  type StudentHours,
  toHourAccountDtos,
  toHourRows,
} from '#functions/domain/hours/hour-dtos.ts';
import { GENERAL, hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { pageOfStudents } from '#functions/domain/students/student-lists.ts';
import { isStudent } from '#functions/domain/students/student-scope.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import type { Item } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { HourAccountDto } from '#shared/contracts/hour-fields.ts';
import type { hours as contract } from '#shared/contracts/hours.ts';
import { addDays } from '#shared/days.ts';
import type { StudentId } from '#shared/ids.ts';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { loadStudent, loadWallet } from './get-statement.ts';
import { type HourQuery, type Paging, pageOfWallets } from './pages-of-school.ts';
import { sweepExpired } from './settle-expired.ts';

interface PageOfHours {
  readonly items: StudentHours[];
  readonly next?: Item | undefined;
}

const soon = (today: string): string => addDays(today, LIMITS.hoursExpireSoonDays);

/** Whether an account is one that the filter asks for. */
function isMeant({ filter }: HourQuery, account: HourAccountDto, { today }: Shown): boolean {
  if (filter === 'low') return account.low;
  if (filter === 'owed') return account.owed > 0;
  if (filter === 'expiring')
    return account.next_expiry !== null && account.next_expiry.date <= soon(today);
  return true;
}

/** The accounts of the course that is asked for; undefined when none is what the filter asks for. */
function chosen(query: HourQuery, accounts: HourAccountDto[], shown: Shown) {
  const { course_id, filter } = query;
  const wanted = course_id === GENERAL ? null : course_id;
  const ofCourse = accounts.filter((each) => wanted === undefined || each.course_id === wanted);
  if (filter === undefined && course_id === undefined) return ofCourse;
  return ofCourse.some((account) => isMeant(query, account, shown)) ? ofCourse : undefined;
}

async function withHours(
  { schoolId }: Actor,
  query: HourQuery,
  people: readonly User[],
  shown: Shown,
): Promise<StudentHours[]> {
  const wallets = await hourWallets.getMany(people.map(({ id: userId }) => ({ schoolId, userId })));
  return people.flatMap((user, index) => {
    const accounts = chosen(query, toHourAccountDtos(wallets[index], shown), shown);
    return accounts ? [{ user, accounts }] : [];
  });
}

/** Pages of students read for one answer at most: a call costs the same whatever is asked for. */
const READ_FACTOR = 3;

/** In the order of the list of students: what is not meant is read and left out. */
async function walkStudents(
  actor: Actor,
  query: HourQuery,
  { limit, from }: Paging,
  shown: Shown,
): Promise<PageOfHours> {
  const { search, class_id } = query;
  const items: StudentHours[] = [];
  let next = from;
  for (let read = 0; read < READ_FACTOR && items.length < limit; read += 1) {
    const page = await pageOfStudents(
      actor,
      { search, class_id, sort: 'name' },
      { limit: limit - items.length, from: next },
    );
    items.push(...(await withHours(actor, query, page.items, shown)));
    next = page.next;
    if (!next) break;
  }
  return { items, next };
}

const BOUNDS = { low: undefined, owed: -0.5, expiring: Number.POSITIVE_INFINITY } as const;

async function pageOfSchool(
  actor: Actor,
  query: HourQuery,
  paging: Paging,
  shown: Shown,
): Promise<PageOfHours> {
  const { schoolId } = actor;
  const { lowHours } = shown.settings.rules;
  const most = query.filter ? (BOUNDS[query.filter] ?? lowHours) : Number.POSITIVE_INFINITY;
  const bounds = { most, lastDay: soon(shown.today) };
  const { wallets, next } = await pageOfWallets(actor, query, paging, bounds);
  const people = await users.getMany(wallets.map(({ userId }) => ({ schoolId, userId })));
  const items = wallets.flatMap((wallet, index): StudentHours[] => {
    const user = people[index];
    const accounts = chosen(query, toHourAccountDtos(wallet, shown), shown);
    return isStudent(user) && accounts ? [{ user, accounts }] : [];
  });
  return { items, next };
}

/** One page of the students whose hours a query means and the caller may see. */
export async function pageOfHours(
  actor: Actor,
  query: HourQuery,
  paging: Paging,
  shown: Shown,
  now: Date,
) {
  if (actor.role === ROLE.student)
    return { items: await withHours(actor, query, [actor.user], shown), next: undefined };
  if (query.class_id) await loadManagedClass(actor, query.class_id);
  const walks = query.search || query.class_id || query.sort === 'name';
  if (walks || actor.role !== ROLE.principal) return walkStudents(actor, query, paging, shown);
  await sweepExpired(actor.schoolId, moverOf(actor, now));
  return pageOfSchool(actor, query, paging, shown);
}

/** One student, whatever is asked for besides: with what has been written a moment ago. */
async function hoursOf(actor: Actor, id: StudentId, shown: Shown, now: Date): Promise<PageOfHours> {
  const user = await loadStudent(actor, id);
  const wallet = await loadWallet(actor, user, now);
  return { items: [{ user, accounts: toHourAccountDtos(wallet, shown) }] };
}

export const listHours: UseCase<typeof contract.endpoints.list> = async (actor, query, deps) => {
  const now = deps.now();
  const settings = await loadSettings(actor.schoolId);
  const shown = { settings, today: dayAt(momentOf(actor, now)) };
  const { search, class_id = '', course_id = '', filter = '', sort, limit } = query;
  const name = `hours ${actor.userId} ${class_id} ${course_id} ${filter} ${sort} ${search}`;
  const paging = { limit, from: await fromCursor(query.cursor, name) };
  const { items, next } = query.student_id
    ? await hoursOf(actor, query.student_id, shown, now)
    : await pageOfHours(actor, query, paging, shown, now);
  const { lowHours: low_hours, overdraft } = settings.rules;
  const list = await toHourRows(actor.schoolId, items, now);
  return { list, cursor: await toCursor(next, name), low_hours, overdraft };
};
