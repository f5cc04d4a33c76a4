import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { leaversList } from '#functions/domain/people/leave-school.ts';
import { PEOPLE_LISTS } from '#functions/domain/people/user.ts';
import type { School } from '#functions/domain/schools/school.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { compareNow, compareSums } from './check-sums.ts';
import { checkWallet } from './check-wallet.ts';
import { type HoursWalk, WRONG_MAX, type WrongFigure } from './figure-check.ts';
import { LEFT_MAX, toBeAdded, whoLeft } from './who-left.ts';

/** Students of one step, and how many ledgers are read at a time. */
const PAGE = 100;
const AT_ONCE = 20;

const listOf = (schoolId: SchoolId, list: HoursWalk['list']): string =>
  list === 'students' ? schoolList(schoolId, PEOPLE_LISTS.students) : leaversList(schoolId);

/** The walk with what the ledgers of some people add up to. */
async function addLedgers(
  { id: schoolId, timeZone }: CheckedSchool,
  walk: HoursWalk,
  ids: readonly string[],
): Promise<HoursWalk> {
  const wallets = await hourWallets.getMany(
    ids.map((id) => ({ schoolId, userId: UserId.parse(id) })),
    { consistent: true },
  );
  const known = wallets.flatMap((wallet) => wallet ?? []);
  const found = await mapConcurrently(known, AT_ONCE, (wallet) =>
    checkWallet(wallet, { month: walk.month, timeZone }),
  );
  const sums = { ...walk.sums };
  for (const each of found)
    for (const [name, by] of Object.entries(each.sums)) sums[name] = (sums[name] ?? 0) + by;
  const wrong = [...walk.wrong, ...found.flatMap((each) => each.wrong)].slice(0, WRONG_MAX);
  return { ...walk, sums, wrong, students: walk.students + ids.length };
}

export const beginWalk = (month: string, now: Date): HoursWalk => ({
  month,
  began: now.toISOString(),
  left: [],
  list: 'students',
  from: null,
  students: 0,
  sums: {},
  wrong: [],
});

type CheckedSchool = Pick<School, 'id' | 'timeZone'>;

interface Found {
  readonly walk: undefined;
  readonly students: number;
  readonly wrong: WrongFigure[];
  /** What there is now, where it differs: somebody may have changed it during the walk. */
  readonly suspects: WrongFigure[];
}
/** A walk that goes on, or what it found. */
type Walked = { readonly walk: HoursWalk } | Found;

/**
 * Adds up the ledgers of some students, then of those who have left: entries of a month that is over do not change,
 * so it does not matter how long all of them take. Who leaves meanwhile is added up once.
 */
export async function stepHours(school: CheckedSchool, walk: HoursWalk, at: Date): Promise<Walked> {
  const { month, list, from } = walk;
  const paging = { limit: PAGE, from: from ?? undefined, consistent: true };
  const { entries, next } = await pageOfList(listOf(school.id, list), paging);
  const positions = new Map(entries.map(({ target, position }) => [target, position]));
  if (list === 'leavers') {
    const after = await addLedgers(school, walk, toBeAdded(walk, positions, at));
    if (next) return { walk: { ...after, from: next } };
    const wrong = [...(await compareSums(school.id, after)), ...after.wrong];
    const suspects = await compareNow(school.id, after);
    return { walk: undefined, students: after.students, wrong, suspects };
  }
  const ids = [...positions.keys()];
  // After the page: who left in between is in both, and known to be added up.
  const left = await whoLeft(school.id, walk, new Set(ids));
  if (left.length > LEFT_MAX) return { walk: beginWalk(month, at) };
  const after = { ...(await addLedgers(school, walk, ids)), left };
  return next
    ? { walk: { ...after, from: next } }
    : { walk: { ...after, list: 'leavers', from: null } };
}
