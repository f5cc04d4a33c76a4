import type { Span } from '#functions/domain/analysis/months-asked.ts';
import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { expectedEnd, weeklyHours } from '#functions/domain/hours/forecast.ts';
import { balanceOf, type HourAccount } from '#functions/domain/hours/hour-account.ts';
import {
  GENERAL,
  HOUR_LISTS,
  type HourWallet,
  hourWallets,
} from '#functions/domain/hours/hour-wallet.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { BusinessRow } from '#shared/analysis/fields.ts';
import { monthOfDay } from '#shared/days.ts';
import { type CourseId, UserId } from '#shared/ids.ts';
import { EMPTY, loadNames, type Paging, type RowPage } from './row.ts';

interface Asked {
  readonly span: Span;
  readonly course: CourseId | typeof GENERAL | undefined;
}

const isAsked = ({ course }: Asked, courseId: CourseId | undefined): boolean =>
  course === undefined || (courseId ?? GENERAL) === course;

type Named = Awaited<ReturnType<typeof loadNames>>;

/** A page of rows, made of the wallets that some entries of a list name. */
async function toPage(
  actor: Actor,
  ids: readonly UserId[],
  rowsOf: (wallets: ReadonlyMap<UserId, HourWallet>, namesOf: Named) => BusinessRow[],
): Promise<BusinessRow[]> {
  const { schoolId } = actor;
  const known = [...new Set(ids)];
  const [found, settings] = await Promise.all([
    hourWallets.getMany(known.map((userId) => ({ schoolId, userId }))),
    loadSettings(schoolId),
  ]);
  const namesOf = await loadNames(actor, known, settings);
  const wallets = found.flatMap((wallet) => (wallet ? [[wallet.userId, wallet] as const] : []));
  return rowsOf(new Map(wallets), namesOf);
}

function accountOf({ target }: ListedEntry) {
  const [userId = '', course = ''] = target.split(' ');
  return {
    userId: UserId.parse(userId),
    courseId: course === GENERAL ? undefined : (course as CourseId),
  };
}

/** Accounts that are expected to be used up in some months, the first month first. */
export async function pageOfEnds(actor: Actor, asked: Asked, paging: Paging): Promise<RowPage> {
  const { from, to } = asked.span;
  const list = schoolList(actor.schoolId, HOUR_LISTS.ending);
  const { entries, next } = await pageOfList(list, { ...paging, within: [from, `${to}~`] });
  const named = entries.map(accountOf).filter(({ courseId }) => isAsked(asked, courseId));
  const ids = named.map(({ userId }) => userId);
  const items = await toPage(actor, ids, (wallets, namesOf) =>
    named.flatMap(({ userId, courseId }): BusinessRow[] => {
      const accounts = wallets.get(userId)?.accounts ?? [];
      const account = accounts.find((each) => each.courseId === courseId);
      const end = account && expectedEnd(account);
      if (!account || !end) return [];
      const weekly = account.pace ? Math.round(weeklyHours(account.pace) * 10) / 10 : null;
      const id = `${userId} ${courseId ?? GENERAL}`;
      const names = namesOf(userId, courseId);
      return [{ ...EMPTY, ...names, id, at: end, hours: balanceOf(account), weekly }];
    }),
  );
  return { items, next };
}

/** Hours of an account by the day on which they expire, of those in the span. */
function expiringIn({ lots }: HourAccount, { from, to }: Span): [day: string, hours: number][] {
  const days = new Map<string, number>();
  for (const { until, left } of lots)
    if (until && left > 0 && monthOfDay(until) >= from && monthOfDay(until) <= to)
      days.set(until, (days.get(until) ?? 0) + left);
  return [...days].sort(([a], [b]) => a.localeCompare(b));
}

/** Sorts before every day. */
const FIRST = '0';

/**
 * Hours that expire in some months, by student: a student stands in the list with the next day, which may be before
 * the span.
 */
export async function pageOfExpiring(actor: Actor, asked: Asked, paging: Paging): Promise<RowPage> {
  const list = schoolList(actor.schoolId, HOUR_LISTS.expiring);
  const within = [FIRST, `${asked.span.to}~`] as const;
  const { entries, next } = await pageOfList(list, { ...paging, within });
  const ids = entries.map(({ target }) => UserId.parse(target));
  const items = await toPage(actor, ids, (wallets, namesOf) =>
    ids.flatMap((userId) =>
      (wallets.get(userId)?.accounts ?? [])
        .filter(({ courseId }) => isAsked(asked, courseId))
        .flatMap((account) =>
          expiringIn(account, asked.span).map(([at, hours]): BusinessRow => {
            const { courseId } = account;
            const id = `${userId} ${courseId ?? GENERAL} ${at}`;
            return { ...EMPTY, ...namesOf(userId, courseId), id, at, hours };
          }),
        ),
    ),
  );
  return { items, next };
}
