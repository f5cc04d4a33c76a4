import { leaversList } from '#functions/domain/people/leave-school.ts';
import { entriesBetween, pageOfList, schoolList } from '#functions/platform/listing.ts';
import { type Item, written } from '#functions/platform/table.ts';
import { CycleId, type SchoolId, StudentId } from '#shared/ids.ts';
import { CYCLE_LIST, type CycleKey } from './cycle.ts';
import { loadNoted, uncountingDraft } from './cycle-figures.ts';
import { reportIdOf, reports } from './report.ts';

/*
 * A student's removal takes drafts out of the figures of their cycles. It did not always do so, and what it has left
 * there is taken out by this, once: all cycles of a school are gone through, some at a time.
 */

/** Cycles of one step. */
const CYCLES = 5;

async function uncountIn(
  { schoolId, id: cycleId }: CycleKey,
  gone: ReadonlySet<string>,
): Promise<number> {
  const noted = await loadNoted({ schoolId, id: cycleId });
  const keys = noted.flatMap(([classId, children]) =>
    children
      .filter((child) => gone.has(child))
      .map((child) => {
        const studentId = StudentId.parse(child);
        return { schoolId, id: reportIdOf({ schoolId, cycleId, classId, studentId }) };
      }),
  );
  let count = 0;
  // What was ever published stays counted.
  for (const report of await reports.getMany(keys, { consistent: true }))
    if (report?.expires !== undefined && report.version === 0)
      count += Number(await written(uncountingDraft(report)));
  return count;
}

interface Place {
  readonly from: Item | null;
  /** All cycles have been gone through. */
  readonly over: boolean;
}

/** Goes through some cycles of a school; answers where to go on, and how many drafts were taken out. */
export async function uncountDrafts(
  schoolId: SchoolId,
  place: Place,
  now: Date,
): Promise<{ readonly place: Place; readonly count: number }> {
  if (place.over) return { place, count: 0 };
  const list = schoolList(schoolId, CYCLE_LIST);
  const { entries, next } = await pageOfList(list, {
    limit: CYCLES,
    from: place.from ?? undefined,
  });
  // Reports of students whose data are no longer kept are gone.
  const within = [now.toISOString(), '~'] as const;
  const leavers = entries.length > 0 ? await entriesBetween(leaversList(schoolId), within) : [];
  const gone = new Set(leavers.map(({ target }) => target));
  let count = 0;
  for (const { target } of gone.size > 0 ? entries : [])
    count += await uncountIn({ schoolId, id: CycleId.parse(target) }, gone);
  return { place: { from: next ?? null, over: next === undefined }, count };
}
