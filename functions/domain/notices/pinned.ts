import { goesTo, loadSince, type Reader } from './channels.ts';
import { pinnedNotices, type SchoolNotice, schoolNotices } from './school-notice.ts';

/** The pinned notices that go to a reader, the newest first. */
export async function loadPinned(reader: Reader): Promise<SchoolNotice[]> {
  const { schoolId, role } = reader;
  const kept = role && (await pinnedNotices.get(schoolId));
  if (!kept || kept.ids.length === 0) return [];
  const [found, since] = await Promise.all([
    schoolNotices.getMany(kept.ids.map((id) => ({ schoolId, id }))),
    loadSince(reader),
  ]);
  const shown = found.flatMap((notice) =>
    notice?.state === 'published' && notice.pinned && goesTo(notice, reader, since) ? [notice] : [],
  );
  return shown.toSorted((a, b) => (a.published < b.published ? 1 : -1));
}
