import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { moverOf } from '#functions/domain/classes/class-moves.ts';
import { balanceOf } from '#functions/domain/hours/account.ts';
import { accountOf, openBook } from '#functions/domain/hours/book.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { seenBy, toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { users } from '#functions/domain/people/user.ts';
import { isSettled, type RecordLine } from '#functions/domain/records/lesson-record.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type {
  AttendanceLine,
  AttendanceState,
  RecordDetail,
} from '#shared/contracts/teaching-fields.ts';
import { StudentId, type UserId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { payer } from '../charge-lesson.ts';
import { mayTeach, startableFrom } from '../lesson-access.ts';
import { loadRoster, type RosterMember } from './roster.ts';
import type { Recorded } from './settle-record.ts';
import { costsOf } from './to-lines.ts';

/** A line of the record, or one that would come into it. */
interface Shown extends RecordLine {
  readonly recorded: boolean;
  /** The key of the picture, when it is known. */
  readonly picture?: string;
}

/** What a student is likely to be recorded as. */
function likelyState({ leaves }: Lesson, { userId, guest }: RosterMember): AttendanceState {
  if (guest) return 'makeup';
  return leaves.includes(userId) ? 'leave' : 'present';
}

function newLine(lesson: Lesson, found: RosterMember): Shown {
  const { user, ...member } = found;
  return {
    ...member,
    state: likelyState(lesson, found),
    phrase: '',
    comment: '',
    hours: 0,
    recorded: false,
    picture: user.avatar,
  };
}

/** Those who are in the record, and for whoever may write it those who could be. */
async function linesFor(actor: Actor, { lesson, sheet }: Recorded): Promise<Shown[]> {
  const lines = (sheet?.lines ?? []).map((line) => ({ ...line, recorded: true }));
  if (actor.role === ROLE.student) return lines.filter(({ userId }) => userId === actor.userId);
  if (sheet && !mayTeach(actor, lesson)) return lines;
  const others = await loadRoster(lesson, lines);
  return [...lines, ...others.map((member) => newLine(lesson, member))];
}

/** Addresses of the pictures of students, by id; those of the roster have been read with it. */
async function loadPictures(
  { schoolId }: Lesson,
  lines: readonly Shown[],
  now: Date,
): Promise<Map<UserId, string>> {
  const unknown = lines.filter(({ picture }) => picture === undefined);
  const found = await users.getMany(unknown.map(({ userId }) => ({ schoolId, userId })));
  const keys = new Map(found.map((user) => [user?.id, user?.avatar]));
  const pictures = lines.map(async ({ userId, picture }) => {
    const url = await mediaUrl(picture ?? keys.get(userId) ?? '', now);
    return [userId, url] as const;
  });
  return new Map(await Promise.all(pictures));
}

type Left = Pick<AttendanceLine, 'hours_left' | 'low'>;

/** What staff see of a student's hours: those of the account that pays for the lesson. */
async function hoursLeftOf(
  actor: Actor,
  { schoolId, courseId, hours }: Lesson,
  lines: readonly Shown[],
  { rules: { lowHours } }: CalendarSettings,
  now: Date,
): Promise<Left[]> {
  if (actor.role === ROLE.student) return lines.map(() => ({ hours_left: null, low: false }));
  const wallets = await hourWallets.getMany(lines.map(({ userId }) => ({ schoolId, userId })));
  return lines.map(({ userId }, index) => {
    const book = openBook({ schoolId, userId }, wallets[index], moverOf(actor, now));
    const account = accountOf(book, payer(book, courseId, hours));
    if (!account) return { hours_left: null, low: false };
    const left = balanceOf(account);
    return { hours_left: left, low: !account.settled && left <= lowHours };
  });
}

async function toAttendanceLines(
  actor: Actor,
  recorded: Recorded,
  settings: CalendarSettings,
  now: Date,
): Promise<AttendanceLine[]> {
  const { lesson } = recorded;
  const lines = await linesFor(actor, recorded);
  const [pictures, left] = await Promise.all([
    loadPictures(lesson, lines, now),
    hoursLeftOf(actor, lesson, lines, settings, now),
  ]);
  return lines.map(({ userId, expires: _, picture: __, ...line }, index) => ({
    ...line,
    student_id: StudentId.parse(userId),
    avatar: pictures.get(userId) ?? '',
    ...(left[index] ?? { hours_left: null, low: false }),
  }));
}

/** A record as the caller sees it: students the own line, and nothing of others. */
export async function toRecordDetail(
  actor: Actor,
  recorded: Recorded,
  now: Date,
): Promise<RecordDetail> {
  const { lesson, record } = recorded;
  const settings = await loadSettings(actor.schoolId);
  const isStudent = actor.role === ROLE.student;
  const pictures = (record?.pictures ?? []).map(async (key) => ({
    key,
    url: await mediaUrl(key, now),
  }));
  const corrections = isStudent ? [] : (record?.corrections ?? []);
  return {
    lesson: seenBy(actor)(await toLessonDto(lesson, settings)),
    rev: record?.edits ?? 0,
    settled: record === undefined || isSettled(record),
    may_write: mayTeach(actor, lesson),
    startable_from: startableFrom(lesson).toISOString(),
    content: record?.content ?? '',
    homework: record?.homework ?? '',
    pictures: await Promise.all(pictures),
    students: await toAttendanceLines(actor, recorded, settings, now),
    costs: costsOf(lesson, settings),
    ended_at: record?.ended.at ?? null,
    ended_by_name: record?.ended.byName ?? '',
    corrections: corrections.map(({ at, byName, reason }) => ({ at, by_name: byName, reason })),
  };
}
