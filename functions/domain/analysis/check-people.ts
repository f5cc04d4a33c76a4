import { loadFigures } from '#functions/domain/figures/figure-map.ts';
import { ofSchool } from '#functions/domain/figures/figures.ts';
import { loadMonths, monthsOfSchool } from '#functions/domain/figures/months.ts';
import { instantAt } from '#functions/domain/lessons/school-time.ts';
import { leaversList } from '#functions/domain/people/leave-school.ts';
import { PEOPLE_LISTS, users } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { retainedUntil } from '#functions/domain/schools/subscription.ts';
import { entriesBetween, schoolList } from '#functions/platform/listing.ts';
import { firstOfMonthFrom, lastOfMonth } from '#shared/days.ts';
import { FIGURES } from '#shared/figures/figures.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { compare, type WrongFigure } from './figure-check.ts';

type CheckedSchool = Pick<School, 'id' | 'timeZone'>;

const SCHOOL = { kind: 'school', of: '' } as const;

/** Students who have left since an instant, with when they came and left. */
async function loadGone(schoolId: SchoolId, since: string) {
  const from = retainedUntil(new Date(since)).toISOString();
  const entries = await entriesBetween(leaversList(schoolId), [from, '~']);
  const ids = [...new Set(entries.map(({ target }) => target))];
  const found = await users.getMany(
    ids.map((id) => ({ schoolId, userId: UserId.parse(id) })),
    { consistent: true },
  );
  return found.flatMap((user) =>
    user?.removed ? [{ id: user.id as string, came: user.created, left: user.removed }] : [],
  );
}

/** Who came and left in a month that is over, as the lists of people say. */
async function countPeople({ id: schoolId, timeZone }: CheckedSchool, month: string) {
  const first = instantAt(`${month}-01`, 0, timeZone);
  const end = instantAt(firstOfMonthFrom(`${month}-01`, 1), 0, timeZone);
  const isIn = (instant: string) => instant >= first && instant < end;
  const list = schoolList(schoolId, PEOPLE_LISTS.students);
  const there = await entriesBetween(list, [first, end]);
  // After the students: who leaves in between is in both, and counted once.
  const gone = await loadGone(schoolId, first);
  const came = new Set([
    ...there.map(({ target }) => target),
    ...gone.flatMap((each) => (isIn(each.came) ? [each.id] : [])),
  ]);
  return { joined: came.size, left: gone.filter(({ left }) => isIn(left)).length };
}

/**
 * The school's statistics by day against who came and left in a month, and what analysis keeps of the month against
 * them: both count lessons, hours, attendance and works.
 */
export async function checkStatistics(
  school: CheckedSchool,
  month: string,
): Promise<WrongFigure[]> {
  const { id } = school;
  const days = { from: `${month}-01`, to: lastOfMonth(`${month}-01`) };
  const [people, statistics, months] = await Promise.all([
    countPeople(school, month),
    loadFigures(ofSchool(id), days),
    loadMonths(monthsOfSchool(id), [month, month], { consistent: true }),
  ]);
  const kept = statistics.get(month) ?? {};
  const source = Object.fromEntries(
    [...FIGURES.teacher, 'works' as const].map((name) => [name, kept[name] ?? 0]),
  );
  return [...compare(SCHOOL, kept, people), ...compare(SCHOOL, months.get(month) ?? {}, source)];
}
