import { type ListedEntry, pageOfList } from '#functions/platform/listing.ts';
import { type ClassId, type SchoolId, SchoolNoticeId } from '#shared/ids.ts';
import { type Channel, channelsOf, loadSince, type Reader } from './channels.ts';
import { type NoticeRow, schoolNotices } from './school-notice.ts';

/** A notice at a place in channels: where it was published, or where a reminder of it stands. */
export interface Announced extends NoticeRow {
  readonly id: SchoolNoticeId;
  /** The instant of the announcement. */
  readonly at: string;
  /** Where a list goes on behind it. */
  readonly place: string;
}

/** Sorts after every instant. */
const LATEST = '~';

interface Range {
  readonly limit: number;
  /** Only what was announced after this instant; the map has one for each class. */
  readonly after?: string;
  readonly since?: ReadonlyMap<ClassId, string>;
  /** Only what stands behind this place. */
  readonly before?: string | undefined;
}

async function readChannel(
  schoolId: SchoolId,
  { list, classId }: Channel,
  { limit, after = '', since, before }: Range,
): Promise<{ readonly found: Announced[]; readonly more: boolean }> {
  const joined = classId && since ? (since.get(classId) ?? LATEST) : '';
  const first = after ? `${after}${LATEST}` : joined || '0';
  const last = before ?? LATEST;
  if (first >= last) return { found: [], more: false };
  const { entries, next } = await pageOfList(list, {
    within: [first, last],
    descending: true,
    // The range includes its end.
    limit: limit + 1,
  });
  const behind = entries.filter(({ key }) => key.sk !== before);
  return { found: await toAnnounced(schoolId, behind), more: next !== undefined };
}

async function toAnnounced(
  schoolId: SchoolId,
  entries: readonly ListedEntry[],
): Promise<Announced[]> {
  const rows = await schoolNotices.rowsOf(entries, (target) => ({
    schoolId,
    id: SchoolNoticeId.parse(target),
  }));
  return entries.flatMap(({ target, position, key }, index) => {
    const row = rows[index];
    return row ? [{ ...row, id: SchoolNoticeId.parse(target), at: position, place: key.sk }] : [];
  });
}

/** The newest announcements of some channels, each place once. */
export async function readChannels(
  schoolId: SchoolId,
  channels: readonly Channel[],
  range: Range,
): Promise<{ readonly list: Announced[]; readonly more: boolean }> {
  const pages = await Promise.all(channels.map((each) => readChannel(schoolId, each, range)));
  const places = new Map(pages.flatMap(({ found }) => found.map((each) => [each.place, each])));
  const list = [...places.values()].toSorted((a, b) => (a.place < b.place ? 1 : -1));
  return {
    list: list.slice(0, range.limit),
    more: list.length > range.limit || pages.some(({ more }) => more),
  };
}

/** What was announced to a reader, the newest first; of a class from some days before joining it. */
export async function announcedTo(
  reader: Reader,
  range: Omit<Range, 'since' | 'after'>,
): Promise<{ readonly list: Announced[]; readonly more: boolean }> {
  const since = await loadSince(reader);
  return readChannels(reader.schoolId, channelsOf(reader), { ...range, since });
}
