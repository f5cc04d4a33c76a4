import { certificates, RETIRED_CERTIFICATES } from '#functions/domain/certificates/certificate.ts';
import { RETIRED_REPORTS, reports } from '#functions/domain/reports/report.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { certificatePrefix, objectName, reportsPrefix } from '#functions/platform/object-keys.ts';
import { deleteItem } from '#functions/platform/table.ts';
import { type Queue, type Shift, workOff } from '#functions/platform/work-off.ts';
import { CertificateId, ReportId, type SchoolId } from '#shared/ids.ts';

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

interface Retired<Id extends string> extends Queue<Id> {
  readonly prefixOf: (schoolId: SchoolId, id: Id) => string;
  /** Notes that nothing drawn is left; undefined where the item is gone. */
  readonly note: (key: { readonly schoolId: SchoolId; readonly id: Id }) => Promise<unknown>;
}

/** Deletes the drawn files of all items of a list. An item leaves the list with its last file. Answers how many left it. */
const eraseAll = <Id extends string>(
  { prefixOf, note, ...queue }: Retired<Id>,
  deps: Pick<Deps, 'objects'>,
  shift: Shift,
): Promise<number> =>
  workOff(queue, shift, async (key, _now, entry) => {
    await eraseDrawn(prefixOf(key.schoolId, key.id), deps);
    // The entry outlives an item that was deleted in time.
    if (!(await note(key))) await deleteItem({ Key: { ...entry } });
    return true;
  });

const OF_REPORTS: Retired<ReportId> = {
  list: RETIRED_REPORTS,
  ids: ReportId,
  part: 'erase-drawings',
  prefixOf: reportsPrefix,
  note: (key) => reports.change(key, ({ drawn: _, ...kept }) => kept),
};

const OF_CERTIFICATES: Retired<CertificateId> = {
  list: RETIRED_CERTIFICATES,
  ids: CertificateId,
  part: 'erase-drawings',
  prefixOf: certificatePrefix,
  note: (key) => certificates.change(key, ({ drawn: _, ...kept }) => kept),
};

type Erase = (deps: Pick<Deps, 'objects'>, shift: Shift) => Promise<number>;

/** Deletes the drawn files of reports on removed students. The pages of these reports are closed: no file is drawn again. */
export const eraseDrawings: Erase = (deps, shift) => eraseAll(OF_REPORTS, deps, shift);

/** Deletes the drawn files of deleted certificates, and of those of removed students. */
export const eraseCertificateDrawings: Erase = (deps, shift) =>
  eraseAll(OF_CERTIFICATES, deps, shift);
