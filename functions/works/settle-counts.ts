import { type WorkKey, works } from '#functions/domain/works/work.ts';
import { written } from '#functions/platform/table.ts';
import { sumCounts, type WorkCounts } from './work-counts.ts';

/** More than two, because saves and edits write the work too. */
const ATTEMPTS = 5;

/**
 * Brings the work, and with it its places in lists by likes, up to what has been counted. Whoever counts
 * calls it afterwards: the work is read first and the figures then, so whoever loses the write twice to
 * others like himself knows that the second of them had read what he had counted.
 */
export async function settleCounts(id: WorkKey, sum = sumCounts): Promise<WorkCounts> {
  let counts: WorkCounts | undefined;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const work = await works.get(id, { consistent: true });
    counts = await sum(id);
    const { likes, comments, plays } = counts;
    if (!work || (work.likes === likes && work.comments === comments && work.plays === plays))
      return counts;
    const { rev: _, ...value } = work;
    if (await written(works.replacing(work, work, { ...value, ...counts }))) return counts;
  }
  return counts ?? sum(id);
}
