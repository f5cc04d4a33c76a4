import type { CalendarSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import { unlessExists } from '#functions/platform/errors.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { NoticeId, PLATFORM_SCHOOL, type SchoolId, UserId } from '#shared/ids.ts';
import { type DemoNotice, PLATFORM_NOTICE, schoolNotices } from './demo-notices.ts';
import { STAFF, studentNamed } from './demo-people.ts';
import { type DemoPlace, daysBefore } from './demo-place.ts';
import { allLessons, ON_LEAVE } from './seed-lessons.ts';

const AT_ONCE = 4;

/** Sorts before generated ids, so that later notices are listed above, and by time among each other. */
const idOf = (index: number): NoticeId =>
  NoticeId.parse(`ntc-00demo${String(index).padStart(4, '0')}`);

async function seedNotice(
  schoolId: SchoolId,
  { to, daysAgo, words }: DemoNotice,
  index: number,
  now: Date,
): Promise<void> {
  const id = idOf(index);
  const userId = UserId.parse(to.id);
  const { told: key, params } = words;
  const told = { title: `${key}.title`, body: `${key}.body`, params };
  const sent = daysBefore(now, daysAgo).toISOString();
  const notice = { id, schoolId, userId, title: '', body: '', told, sent, read: false };
  await unlessExists(inbox.create(notice, notice));
}

/** Tells the teacher of the leave that a student has asked for. */
function ofLeave(place: DemoPlace, settings: CalendarSettings): DemoNotice[] {
  const found = allLessons(place, settings).find(({ lesson }) => lesson.leaves.length > 0);
  const to = STAFF.find(({ id }) => id === found?.slot.class.teacherId);
  const name = studentNamed(ON_LEAVE.student);
  if (!found || !to) return [];
  const { class: taught, date, start } = found.slot;
  const { reason } = ON_LEAVE;
  const params = { name, reason, class: taught.name, date, time: toClock(start) };
  return [{ to, daysAgo: 0.1, words: { told: 'makeups.toldLeave', params } }];
}

/** The notices of the demo school and of the platform's operator. */
export async function seedNotices(place: DemoPlace, settings: CalendarSettings): Promise<void> {
  const { schoolId, now } = place;
  const list = [...schoolNotices(), ...ofLeave(place, settings)];
  const sorted = list.toSorted((a, b) => b.daysAgo - a.daysAgo);
  await mapConcurrently(sorted, AT_ONCE, (notice, index) =>
    seedNotice(schoolId, notice, index, now),
  );
  await seedNotice(PLATFORM_SCHOOL, PLATFORM_NOTICE, 0, now);
}
