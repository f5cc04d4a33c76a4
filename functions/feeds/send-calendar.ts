import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { toLessonDtos } from '#functions/domain/lessons/lesson-dto.ts';
import { instantAt } from '#functions/domain/lessons/school-time.ts';
import { type AccountState, loadAccountState } from '#functions/domain/sessions/account-state.ts';
import { CallError } from '#functions/platform/errors.ts';
import { dayAt } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { Document } from '#functions/request/document.ts';
import { CODE } from '#shared/codes.ts';
import type { feeds as contract } from '#shared/feeds/contract.ts';
import { fromAddress } from './feed-address.ts';
import { type LessonsAhead, lessonsAhead } from './lessons-ahead.ts';
import { type CancelledEvent, writeCalendar } from './write-calendar.ts';

const noSuchFeed = () => new CallError(CODE.notFound, { reason: 'feeds.missing', status: 404 });

/** People who may not sign in may not read their calendar either. */
function mayRead({ user, school }: AccountState): boolean {
  return !user.removed && !user.disabled && user.licensed && school.state === 'active';
}

async function loadOwner(address: string, now: Date): Promise<AccountState> {
  const owner = await fromAddress(address);
  if (!owner) throw noSuchFeed();
  const state = await loadAccountState(owner.schoolId, owner.userId, now);
  if (!state || !mayRead(state)) throw noSuchFeed();
  return state;
}

async function recordsOf(
  { school }: AccountState,
  { ids, changed }: Pick<LessonsAhead, 'ids' | 'changed'>,
  settings: CalendarSettings,
) {
  const found = await lessons.getMany(ids.map((id) => ({ schoolId: school.id, id })));
  const there = found.flatMap((lesson) => lesson ?? []);
  const records = await toLessonDtos(school.id, there, settings);
  return records.map((record, index) => ({
    ...record,
    stamp: changed.get(record.id) ?? there[index]?.created ?? '',
  }));
}

/** What is still known of cancelled lessons: their times and the names of their classes. */
async function cancellationsOf(
  { school }: AccountState,
  cancelled: LessonsAhead['cancelled'],
): Promise<CancelledEvent[]> {
  const ids = [...new Set(cancelled.flatMap(({ classId }) => classId ?? []))];
  const found = await classes.getMany(ids.map((id) => ({ schoolId: school.id, id })));
  const nameOf = new Map(found.flatMap((each) => (each ? [[each.id, each.name]] : [])));
  return cancelled.map(({ lessonId, classId, date, start, end, at, edition }) => ({
    id: lessonId,
    stamp: at,
    sequence: edition - 1,
    starts_at: instantAt(date, start, school.timeZone),
    ends_at: instantAt(date, end, school.timeZone),
    class_name: (classId && nameOf.get(classId)) ?? '',
  }));
}

/** The calendar of the address's owner, for other calendar applications. */
export const sendCalendar: UseCase<typeof contract.endpoints.calendar> = async (
  visitor,
  { feed, lang },
  deps,
) => {
  const now = deps.now();
  const state = await loadOwner(feed, now);
  const { user, school } = state;
  const today = dayAt({ now, timeZone: school.timeZone });
  const [ahead, settings] = await Promise.all([lessonsAhead(user, today), loadSettings(school.id)]);
  const language = lang ?? visitor.language;
  return new Document({
    version: [language, school.name, settings.rev, ahead.version].join('\n'),
    fileName: 'lessons.ics',
    text: async () =>
      writeCalendar(
        {
          lessons: await recordsOf(state, ahead, settings),
          cancelled: await cancellationsOf(state, ahead.cancelled),
        },
        { language, school },
      ),
  });
};
