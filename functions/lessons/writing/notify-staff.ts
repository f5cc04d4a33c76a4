import { classes } from '#functions/domain/classes/class.ts';
import { type LessonValue, staffOf } from '#functions/domain/lessons/lesson.ts';
import { toClock } from '#functions/domain/lessons/school-time.ts';
import { inbox } from '#functions/domain/notices/inbox-notice.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { type ClassId, newId, type SchoolId, type UserId } from '#shared/ids.ts';
import type { LessonChange } from './write-lesson.ts';

/** Lessons that a notice lists; the others are counted. */
const LISTED_MAX = 10;

/** How a change of a lesson concerns a member of its staff. */
type NoticeKind = 'given' | 'handedOver' | 'moved' | 'cancelled' | 'newTeacher';

interface Item {
  readonly lesson: LessonValue;
  /** The former teacher of a lesson that was taken over, or the new one. */
  readonly other?: UserId | undefined;
}

const isElsewhere = (a: LessonValue, b: LessonValue): boolean =>
  a.startsAt !== b.startsAt || a.endsAt !== b.endsAt || a.roomId !== b.roomId;

function noticeFor(
  person: UserId,
  { before, after }: LessonChange,
): [NoticeKind, Item] | undefined {
  const [was, is] = [before, after].map((lesson) => lesson && staffOf(lesson).includes(person));
  if (is && after && !was) return ['given', { lesson: after, other: before?.teacherId }];
  if (was && before && !after) return ['cancelled', { lesson: before }];
  if (was && before && after && !is)
    return ['handedOver', { lesson: after, other: after.teacherId }];
  if (!before || !after || !is) return undefined;
  if (isElsewhere(before, after)) return ['moved', { lesson: after }];
  return before.teacherId === after.teacherId
    ? undefined
    : ['newTeacher', { lesson: after, other: after.teacherId }];
}

type NoticesByPerson = Map<UserId, Map<NoticeKind, Item[]>>;

/** The notices to everyone concerned, except the caller. */
function groupNotices({ userId }: Actor, changes: readonly LessonChange[]): NoticesByPerson {
  const notices: NoticesByPerson = new Map();
  for (const change of changes) {
    const concerned = [change.before, change.after].flatMap((lesson) =>
      lesson ? staffOf(lesson) : [],
    );
    for (const person of new Set(concerned.filter((id) => id !== userId))) {
      const found = noticeFor(person, change);
      if (!found) continue;
      const [kind, item] = found;
      const ofPerson = notices.get(person) ?? new Map<NoticeKind, Item[]>();
      ofPerson.set(kind, [...(ofPerson.get(kind) ?? []), item]);
      notices.set(person, ofPerson);
    }
  }
  return notices;
}

interface NamesOf {
  readonly ofClass: (id: ClassId) => string;
  readonly ofPerson: (id: UserId | undefined) => string;
}

async function loadNames(schoolId: SchoolId, named: readonly Item[]): Promise<NamesOf> {
  const classIds = [...new Set(named.map(({ lesson }) => lesson.classId))];
  const people = [...new Set(named.flatMap(({ other }) => other ?? []))];
  const [groups, persons] = await Promise.all([
    classes.getMany(classIds.map((id) => ({ schoolId, id }))),
    users.getMany(people.map((userId) => ({ schoolId, userId }))),
  ]);
  const found = [...groups, ...persons].flatMap((each) => (each ? [each] : []));
  const names = new Map<string, string>(found.map(({ id, name }) => [id, name]));
  return {
    ofClass: (id) => names.get(id) ?? '',
    ofPerson: (id) => (id && names.get(id)) ?? '',
  };
}

const firstOf = (items: readonly Item[]): Item[] =>
  items.toSorted((a, b) => (a.lesson.startsAt < b.lesson.startsAt ? -1 : 1)).slice(0, LISTED_MAX);

/** The lines of a notice; days, times and names are the same in every language. */
function linesOf(items: readonly Item[], { ofClass, ofPerson }: NamesOf): string {
  const lines = firstOf(items).map(({ lesson, other }) => {
    const { date, start, end, classId } = lesson;
    const name = ofPerson(other);
    const who = name ? ` (${name})` : '';
    return `${date} ${toClock(start)}–${toClock(end)} ${ofClass(classId)}${who}`;
  });
  const more = items.length - lines.length;
  return [...lines, ...(more > 0 ? [`… +${more}`] : [])].join('\n');
}

/**
 * Notices to the teachers and assistants whose lessons the caller changes, as a part of the transaction that
 * changes them: one for each person and kind of change.
 */
export async function notifyingStaff(
  actor: Actor,
  changes: readonly LessonChange[],
  now: Date,
): Promise<TransactWrite[]> {
  const notices = [...groupNotices(actor, changes)].flatMap(([userId, ofPerson]) =>
    [...ofPerson].map(([kind, items]) => ({ userId, kind, items })),
  );
  if (notices.length === 0) return [];
  const { schoolId, user } = actor;
  const names = await loadNames(
    schoolId,
    notices.flatMap(({ items }) => firstOf(items)),
  );
  return notices.flatMap(({ userId, kind, items }) => {
    const lessons = linesOf(items, names);
    const params = { by: user.name, count: items.length, lessons };
    const id = newId('notice', now.getTime());
    const told = { title: `told.${kind}`, body: 'told.lessons', params };
    const notice = { id, schoolId, userId, title: '', body: '', told, read: false };
    return inbox.creating(notice, { ...notice, sent: now.toISOString() });
  });
}
