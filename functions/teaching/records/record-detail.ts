import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { balanceOf } from '#functions/domain/hours/hour-account.ts';
import { hourWallets } from '#functions/domain/hours/hour-wallet.ts';
import { accountOf, openLedger } from '#functions/domain/hours/ledger.ts';
import { loadTrialEntries } from '#functions/domain/leads/trial-entry.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { seenBy, toLessonDto } from '#functions/domain/lessons/lesson-dto.ts';
import { users } from '#functions/domain/people/user.ts';
import { isSettled, type RecordLine } from '#functions/domain/records/lesson-record.ts';
import { loadShownPictures } from '#functions/domain/reports/shown-pictures.ts';
import { isPastDue } from '#functions/domain/schools/subscription.ts';
import { type Actor, authorOf } from '#functions/domain/sessions/actor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { StudentId, type UserId } from '#shared/ids.ts';
import { mayTeachLesson, startableFrom } from '#shared/lessons/rules.ts';
import { ROLE } from '#shared/roles.ts';
import type { AttendanceLine, AttendanceState, RecordDetail } from '#shared/teaching/fields.ts';
import { payer } from './charge-lesson.ts';
import { loadCorrections } from './correction.ts';
import { loadRoster, type RosterMember } from './roster.ts';
import type { RecordedLesson } from './settle-record.ts';
import { costsOf } from './to-lines.ts';

/** A line of the record, or a proposed one. */
interface DetailLine extends RecordLine {
  readonly recorded: boolean;
  /** Object key of the student's picture, when it is known. */
  readonly picture?: string;
}

/** The proposed attendance of a student. */
function proposedState({ leaves }: Lesson, { userId, guest }: RosterMember): AttendanceState {
  if (guest) return 'makeup';
  return leaves.includes(userId) ? 'leave' : 'present';
}

function newLine(lesson: Lesson, found: RosterMember): DetailLine {
  const { user, ...member } = found;
  return {
    ...member,
    state: proposedState(lesson, found),
    phrase: '',
    comment: '',
    hours: 0,
    recorded: false,
    picture: user.avatar,
  };
}

/** The lines of the record; for those who may write it, also proposed lines of the other students. */
async function linesFor(actor: Actor, { lesson, sheet }: RecordedLesson): Promise<DetailLine[]> {
  const lines = (sheet?.lines ?? []).map((line) => ({ ...line, recorded: true }));
  if (actor.role === ROLE.student) return lines.filter(({ userId }) => userId === actor.userId);
  if (sheet && !mayTeachLesson(actor, lesson)) return lines;
  const others = await loadRoster(lesson, lines);
  return [...lines, ...others.map((member) => newLine(lesson, member))];
}

/** Addresses of students' pictures by id. The roster's picture keys are known already. */
async function loadPictures(
  { schoolId }: Lesson,
  lines: readonly DetailLine[],
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

type HoursLeft = Pick<AttendanceLine, 'hours_left' | 'low'>;

/** The balance of the account that pays for the lesson, for staff only. */
async function hoursLeftOf(
  actor: Actor,
  { schoolId, courseId, hours }: Lesson,
  lines: readonly DetailLine[],
  { rules: { lowHours } }: CalendarSettings,
  now: Date,
): Promise<HoursLeft[]> {
  if (actor.role === ROLE.student) return lines.map(() => ({ hours_left: null, low: false }));
  const wallets = await hourWallets.getMany(lines.map(({ userId }) => ({ schoolId, userId })));
  return lines.map(({ userId }, index) => {
    const ledger = openLedger({ schoolId, userId }, wallets[index], authorOf(actor, now));
    const account = accountOf(ledger, payer(ledger, courseId, hours));
    if (!account) return { hours_left: null, low: false };
    const left = balanceOf(account);
    return { hours_left: left, low: !account.settled && left <= lowHours };
  });
}

async function toAttendanceLines(
  actor: Actor,
  recorded: RecordedLesson,
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

/** Keys of the pictures of a lesson. Students do not see those of a lesson with a child whose guardians refuse. */
async function picturesFor(actor: Actor, recorded: RecordedLesson): Promise<readonly string[]> {
  if (actor.role !== ROLE.student) return recorded.record?.pictures ?? [];
  const [shown = []] = await loadShownPictures(actor.schoolId, [recorded]);
  return shown;
}

const trialsOf = async (lesson: Lesson): Promise<RecordDetail['trials']> =>
  (await loadTrialEntries(lesson)).map(({ leadId, name, state, remark }) => ({
    lead_id: leadId,
    name,
    state,
    remark,
  }));

/** A record as the caller sees it: students see only their own line. */
export async function toRecordDetail(
  actor: Actor,
  recorded: RecordedLesson,
  now: Date,
): Promise<RecordDetail> {
  const { lesson, record } = recorded;
  const settings = await loadSettings(actor.schoolId);
  const isStudent = actor.role === ROLE.student;
  const pictures = (await picturesFor(actor, recorded)).map(async (key) => ({
    key,
    url: await mediaUrl(key, now),
  }));
  const corrections = isStudent ? [] : await loadCorrections(recorded);
  return {
    lesson: seenBy(actor)(await toLessonDto(lesson, settings)),
    rev: record?.edits ?? 0,
    settled: record === undefined || isSettled(record),
    may_write: mayTeachLesson(actor, lesson),
    past_due: isPastDue(actor.school, now),
    startable_from: startableFrom(lesson).toISOString(),
    content: record?.content ?? '',
    homework: record?.homework ?? '',
    pictures: await Promise.all(pictures),
    students: await toAttendanceLines(actor, recorded, settings, now),
    trials: isStudent ? [] : await trialsOf(lesson),
    costs: costsOf(lesson, settings),
    ended_at: record?.ended.at ?? null,
    ended_by_name: record?.ended.byName ?? '',
    corrections,
  };
}
