import { certificates, RETIRED_CERTIFICATES } from '#functions/domain/certificates/certificate.ts';
import { RETIRED_REPORTS, reports } from '#functions/domain/reports/report.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { certificatePrefix, objectName, reportsPrefix } from '#functions/platform/object-keys.ts';
import { transact } from '#functions/platform/table.ts';
import { CertificateId, ReportId, SchoolId } from '#shared/ids.ts';

const DRAWN_THINGS = 50;
const LISTED = 500;
const AT_ONCE = 20;

/** Removes what was drawn below a prefix: of all versions of a report or certificate. */
async function eraseDrawn(prefix: string, { objects }: Pick<Deps, 'objects'>): Promise<void> {
  const { bucket } = objectName(prefix);
  for (;;) {
    const found = await objects.listObjects({ bucket, prefix }, { limit: LISTED });
    if (found.length === 0) return;
    await mapConcurrently(found, AT_ONCE, ({ key }) => objects.removeObject({ bucket, key }));
  }
}

interface Retired {
  readonly list: string;
  readonly prefixOf: (schoolId: SchoolId, id: string) => string;
  /** Notes that nothing drawn is left; false where the item is gone. */
  readonly note: (schoolId: SchoolId, id: string) => Promise<boolean>;
}

/** Until an instant. An item is in the list until its files are gone. Answers of how many. */
async function eraseAll(
  { list, prefixOf, note }: Retired,
  deps: Pick<Deps, 'now' | 'objects'>,
  until: Date,
): Promise<number> {
  let erased = 0;
  for (;;) {
    const { entries } = await pageOfList(list, { limit: DRAWN_THINGS, consistent: true });
    if (entries.length === 0) return erased;
    for (const { target, key } of entries) {
      if (deps.now() >= until) return erased;
      const [school = '', id = ''] = target.split('/');
      const schoolId = SchoolId.parse(school);
      await eraseDrawn(prefixOf(schoolId, id), deps);
      // The entry outlives an item that was deleted in time.
      if (!(await note(schoolId, id))) await transact([{ Delete: { Key: key } }]);
      erased += 1;
    }
  }
}

const OF_REPORTS: Retired = {
  list: RETIRED_REPORTS,
  prefixOf: (schoolId, id) => reportsPrefix(schoolId, ReportId.parse(id)),
  note: async (schoolId, id) =>
    (await reports.change(
      { schoolId, id: ReportId.parse(id) },
      ({ drawn: _, ...kept }) => kept,
    )) !== undefined,
};

const OF_CERTIFICATES: Retired = {
  list: RETIRED_CERTIFICATES,
  prefixOf: (schoolId, id) => certificatePrefix(schoolId, CertificateId.parse(id)),
  note: async (schoolId, id) =>
    (await certificates.change(
      { schoolId, id: CertificateId.parse(id) },
      ({ drawn: _, ...kept }) => kept,
    )) !== undefined,
};

type Erase = (deps: Pick<Deps, 'now' | 'objects'>, until: Date) => Promise<number>;

/**
 * Removes what was drawn of reports on removed students, until an instant: their pages are closed, so nothing is drawn
 * anew.
 */
export const eraseDrawings: Erase = (deps, until) => eraseAll(OF_REPORTS, deps, until);

/** The same of certificates that were deleted, and of those of removed students. */
export const eraseCertificateDrawings: Erase = (deps, until) =>
  eraseAll(OF_CERTIFICATES, deps, until);
