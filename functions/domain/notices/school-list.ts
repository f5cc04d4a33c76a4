import type { Notice } from '#shared/notices/fields.ts';
import type { Announced } from './announced.ts';
import { announcedTo, type Reader } from './channels.ts';
import { loadIsRead } from './load-is-read.ts';
import { schoolNoticeDto } from './notice-dtos.ts';
import { type SchoolNotice, schoolNotices } from './school-notice.ts';

interface Asked {
  readonly announced: readonly Announced[];
  /** They do not stand among the others. */
  readonly pinned: readonly SchoolNotice[];
  /** Those of them that are shown above the others. */
  readonly first: readonly SchoolNotice[];
}

interface Shown {
  readonly first: readonly Notice[];
  /** The notice at a place; undefined where it does not stand (any more). */
  readonly at: (announced: Announced) => Notice | undefined;
}

const NOTHING: Shown = { first: [], at: () => undefined };

/** Who has read a notice finds it where it was published, everybody else where they were reminded of it last. */
const placeOf = (notice: SchoolNotice, reader: Reader, read: boolean): string =>
  read ? notice.published : announcedTo(notice, reader);

/** Notices of the school with what the reader has read of them. Withdrawn ones are left out at once. */
export async function withReadings(
  reader: Reader,
  { announced, pinned, first }: Asked,
  now: Date,
): Promise<Shown> {
  const { schoolId } = reader;
  const ids = [...new Set(announced.map(({ id }) => id))];
  const times = [...announced, ...first].map(({ published }) => published).toSorted();
  const [from, to] = [times[0], times.at(-1)];
  if (!from || !to) return NOTHING;
  const [found, isRead] = await Promise.all([
    schoolNotices.getMany(ids.map((id) => ({ schoolId, id }))),
    loadIsRead(reader, [from, to], now),
  ]);
  const known = new Map(found.flatMap((notice) => (notice ? [[notice.id, notice]] : [])));
  const above = new Set(pinned.map(({ id }) => id));
  return {
    first: first.map((notice) =>
      schoolNoticeDto(notice, { sent: notice.published, read: isRead(notice) }),
    ),
    at: ({ id, at }) => {
      const notice = known.get(id);
      if (notice?.state !== 'published' || above.has(id)) return undefined;
      const read = isRead(notice);
      if (at !== placeOf(notice, reader, read)) return undefined;
      return schoolNoticeDto(notice, { sent: at, read });
    },
  };
}
