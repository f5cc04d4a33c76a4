import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { expectedEnd, weeklyHours } from '#functions/domain/hours/forecast.ts';
import { balanceOf } from '#functions/domain/hours/hour-account.ts';
import { GENERAL, HOUR_LISTS, hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { BusinessRow } from '#shared/contracts/analysis-fields.ts';
import { type CourseId, UserId } from '#shared/ids.ts';
import { EMPTY, loadNames, type Paging, type RowPage, type RowsQuery } from './row.ts';

function accountOf(entry: ListedEntry) {
  const [userId = '', course = ''] = entry.target.split(' ');
  return {
    userId: UserId.parse(userId),
    courseId: course === GENERAL ? undefined : (course as CourseId),
  };
}

/** Accounts that are expected to be used up from this month on, by the month. */
export async function pageOfEnds(
  actor: Actor,
  query: RowsQuery,
  current: string,
  paging: Paging,
): Promise<RowPage> {
  const { schoolId } = actor;
  const list = schoolList(schoolId, HOUR_LISTS.ending);
  const { entries, next } = await pageOfList(list, { ...paging, within: [current, '~'] });
  const named = entries
    .map(accountOf)
    .filter(
      ({ courseId }) => query.course_id === undefined || (courseId ?? GENERAL) === query.course_id,
    );
  const ids = [...new Set(named.map(({ userId }) => userId))];
  const [wallets, settings] = await Promise.all([
    hourWallets.getMany(ids.map((userId) => ({ schoolId, userId }))),
    loadSettings(schoolId),
  ]);
  const namesOf = await loadNames(actor, ids, settings);
  const items = named.flatMap(({ userId, courseId }): BusinessRow[] => {
    const wallet = wallets[ids.indexOf(userId)];
    const account = wallet?.accounts.find((each) => each.courseId === courseId);
    const end = account && expectedEnd(account);
    if (!account || !end) return [];
    const weekly = account.pace ? Math.round(weeklyHours(account.pace) * 10) / 10 : null;
    const id = `${userId} ${courseId ?? GENERAL}`;
    return [
      { ...EMPTY, ...namesOf(userId, courseId), id, at: end, hours: balanceOf(account), weekly },
    ];
  });
  return { items, next };
}
