import { RETIRED_REPORTS, type ReportKey, reports } from '#functions/domain/reports/report.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { objectName, reportsPrefix } from '#functions/platform/object-keys.ts';
import { transact } from '#functions/platform/table.ts';
import { ReportId, SchoolId } from '#shared/ids.ts';

const REPORTS = 50;
const LISTED = 500;
const AT_ONCE = 20;

/** Removes posters, documents and thumbnails of all versions of a report. */
async function eraseDrawn(
  { schoolId, id }: ReportKey,
  { objects }: Pick<Deps, 'objects'>,
): Promise<void> {
  const prefix = reportsPrefix(schoolId, id);
  const { bucket } = objectName(prefix);
  for (;;) {
    const found = await objects.listObjects({ bucket, prefix }, { limit: LISTED });
    if (found.length === 0) return;
    await mapConcurrently(found, AT_ONCE, ({ key }) => objects.removeObject({ bucket, key }));
  }
}

/**
 * Removes what was drawn of reports on removed students, until an instant: their pages are closed, so nothing is drawn
 * anew. A report is in the list until its files are gone. Answers of how many.
 */
export async function eraseDrawings(
  deps: Pick<Deps, 'now' | 'objects'>,
  until: Date,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const { entries } = await pageOfList(RETIRED_REPORTS, { limit: REPORTS, consistent: true });
    if (entries.length === 0) return erased;
    for (const { target, key } of entries) {
      if (deps.now() >= until) return erased;
      const [school = '', id = ''] = target.split('/');
      const report = { schoolId: SchoolId.parse(school), id: ReportId.parse(id) };
      await eraseDrawn(report, deps);
      // The entry outlives a report that was deleted in time.
      if (!(await reports.change(report, ({ drawn: _, ...kept }) => kept)))
        await transact([{ Delete: { Key: key } }]);
      erased += 1;
    }
  }
}
