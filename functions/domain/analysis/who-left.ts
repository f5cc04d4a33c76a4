import { leaversList } from '#functions/domain/people/leave-school.ts';
import { users } from '#functions/domain/people/user.ts';
import { retainedUntil } from '#functions/domain/schools/subscription.ts';
import { listing, pageOfList } from '#functions/platform/listing.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import type { HoursWalk } from './figure-check.ts';

type Left = HoursWalk['left'];

/** So many may leave during a walk; of more it would not remember who was added up, and begins again. */
export const LEFT_MAX = 1000;

const MINUTE_MS = 60_000;

/**
 * From here on stands in the list of leavers who left since a walk began, and a minute before: whose removal was being
 * written when it began.
 */
const sinceOf = ({ began }: HoursWalk): string =>
  retainedUntil(new Date(Date.parse(began) - MINUTE_MS)).toISOString();

/**
 * Who has left since the walk began, with those that are new. A student who stood in the list before the page that was
 * just read, or in it, was added up; one who stands after it is added up with those who have left.
 */
export async function whoLeft(
  schoolId: SchoolId,
  walk: HoursWalk,
  page: ReadonlySet<string>,
): Promise<Left> {
  const { from, left } = walk;
  const within = [sinceOf(walk), '~'] as const;
  const query = { limit: LEFT_MAX + 1, within, consistent: true };
  const { entries } = await pageOfList(leaversList(schoolId), query);
  const known = new Set<string>(left.map(({ id }) => id));
  const ids = [...new Set(entries.map(({ target }) => target))].filter((id) => !known.has(id));
  const added = await users.getMany(
    ids.map((id) => ({ schoolId, userId: UserId.parse(id) })),
    { consistent: true },
  );
  const start = from ? String(from['sk']) : '';
  return [
    ...left,
    ...added.flatMap((user) => {
      if (!user) return [];
      const { sk } = listing('', user.created, user.id);
      return [{ id: user.id, counted: page.has(user.id) || sk <= start }];
    }),
  ];
}

/** Those of a page of leavers whose ledgers were not added up as long as they were students. */
export function toBeAdded(
  walk: HoursWalk,
  positions: ReadonlyMap<string, string>,
  at: Date,
): string[] {
  const since = sinceOf(walk);
  const added = new Map<string, boolean>(walk.left.map(({ id, counted }) => [id, counted]));
  return [...positions].flatMap(([id, position]) => {
    // The entry for the clean-up of the works, which may stand beside that for the end of retention.
    if (position <= at.toISOString()) return [];
    const isCounted = position > since && added.get(id) !== false;
    return isCounted ? [] : [id];
  });
}
