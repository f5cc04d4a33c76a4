import { loadStored } from '#functions/domain/usage/stored.ts';
import { dayAt, momentOf } from '#functions/platform/school-day.ts';
import { addDays, firstOfMonth, firstOfMonthFrom } from '#shared/days.ts';
import { STORED_GROUPS } from '#shared/usage/rules.ts';
import { EMPTY, type ViewPage, type ViewQuery } from './entry.ts';

/** Months that a page looks into, and how far back the pages go. */
const MONTHS_TOGETHER = 3;
const MONTHS_BACK = 24;

/** What was stored and removed on each day, by group, the newest day first. A page may be empty, and go on. */
export async function pageOfChanges({ actor, now, limit, from }: ViewQuery): Promise<ViewPage> {
  const today = dayAt(momentOf(actor, now));
  const last = String(from?.['day'] ?? today);
  const first = firstOfMonthFrom(last, 1 - MONTHS_TOGETHER);
  const { days } = await loadStored(actor.schoolId, { from: first, to: last });
  const found = [...days].toSorted(([one], [other]) => (one < other ? 1 : -1));
  // Whole days only, so that a page ends between two of them.
  const shown: typeof found = [];
  for (const each of found) if (shown.length * STORED_GROUPS.length < limit) shown.push(each);
  const entries = shown.flatMap(([day, groups]) =>
    STORED_GROUPS.flatMap((group) => {
      const { in: stored, out: removed, put, cut } = groups[group];
      if (put === 0 && cut === 0) return [];
      const id = `${day} ${group}`;
      return [
        {
          ...EMPTY,
          id,
          group,
          stored,
          removed,
          files: put - cut,
          bytes: stored - removed,
          at: day,
        },
      ];
    }),
  );
  const end = shown.length < found.length ? shown.at(-1)?.[0] : first;
  const oldest = firstOfMonthFrom(firstOfMonth(today), -MONTHS_BACK);
  const next = end && end > oldest ? { day: addDays(end, -1) } : undefined;
  return { entries, next };
}
