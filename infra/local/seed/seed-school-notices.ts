import { publishNotice } from '#functions/domain/notices/publish-notice.ts';
import { noteRead } from '#functions/domain/notices/read-marks.ts';
import {
  pinnedNotices,
  type SchoolNotice,
  type SchoolNoticeKey,
  schoolNotices,
} from '#functions/domain/notices/school-notice.ts';
import { transact } from '#functions/platform/table.ts';
import { SchoolNoticeId, UserId } from '#shared/ids.ts';
import { NOTICE_LIMITS } from '#shared/notices/limits.ts';
import { beginningOf } from '#shared/rich-text/beginning.ts';
import { creatingSchoolNotice, newSchoolNotice } from '../builders/school-notice.ts';
import { staffOf } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';
import { type DemoSchoolNotice, demoSchoolNotices, READERS } from './demo-school-notices.ts';

async function write({ schoolId, now }: DemoPlace, demo: DemoSchoolNotice): Promise<SchoolNotice> {
  const { title, roles, classIds, important, text } = demo;
  const notice = newSchoolNotice(staffOf(schoolId, demo.author), {
    id: SchoolNoticeId.parse(demo.id),
    title,
    summary: beginningOf(text, NOTICE_LIMITS.summaryMax),
    roles,
    classIds,
    important,
    created: daysBefore(now, demo.daysAgo).toISOString(),
  });
  await transact(creatingSchoolNotice(notice, text));
  return { ...notice, rev: 1 };
}

async function pin(key: SchoolNoticeKey): Promise<void> {
  const { schoolId, id } = key;
  await schoolNotices.change(
    key,
    (notice) => (notice.pinned ? undefined : { ...notice, pinned: true }),
    () => pinnedNotices.writing(schoolId, undefined, { schoolId, ids: [id] }),
  );
}

async function seedNotice(place: DemoPlace, demo: DemoSchoolNotice): Promise<void> {
  const { schoolId, now } = place;
  const key = { schoolId, id: SchoolNoticeId.parse(demo.id) };
  const found = (await schoolNotices.get(key, { consistent: true })) ?? (await write(place, demo));
  if (demo.draft || found.state !== 'draft') return;
  await publishNotice(found, daysBefore(now, demo.daysAgo), () => []);
}

/** What the demo school has told its people, and who has read it. Repeating it changes nothing. */
export async function seedSchoolNotices(place: DemoPlace): Promise<void> {
  const { schoolId, now } = place;
  for (const demo of demoSchoolNotices()) await seedNotice(place, demo);
  const pinned = demoSchoolNotices().find((demo) => demo.pinned);
  const key = pinned && { schoolId, id: SchoolNoticeId.parse(pinned.id) };
  const notice = key && (await schoolNotices.get(key, { consistent: true }));
  if (!notice) return;
  await pin(key);
  const at = daysBefore(now, pinned.daysAgo - 1);
  for (const id of READERS) await noteRead({ schoolId, userId: UserId.parse(id) }, notice, at);
}
