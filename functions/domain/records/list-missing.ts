import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { LESSON_LISTS, type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { toLessonDtos } from '#functions/domain/lessons/lesson-dto.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { Reading } from '#functions/domain/sessions/reading.ts';
import { checkTeacher } from '#functions/domain/teachers/check-teacher.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { type ListedEntry, pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import type { SchoolId, UserId } from '#shared/ids.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { ROLE } from '#shared/roles.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';

/** Lessons that have begun by now and are not taught, the latest first. */
async function begun(pk: string, limit: number, now: Date, from?: Item) {
  const start = from ?? { pk, sk: now.toISOString() };
  return pageOfList(pk, { limit, from: start, descending: true });
}

type Begun = ReturnType<typeof begun>;

/** The first of them as a page of its own. */
async function firstOf(begunNow: Begun, limit: number): Promise<Awaited<Begun>> {
  const { entries, next } = await begunNow;
  const last = entries[limit] && entries[limit - 1];
  return { entries: entries.slice(0, limit), next: last ? { ...last.key } : next };
}

const loadLessons = async (
  schoolId: SchoolId,
  entries: readonly ListedEntry[],
): Promise<Lesson[]> => {
  const ids = entries.map(({ target }) => ({ schoolId, id: target as Lesson['id'] }));
  return (await lessons.getMany(ids)).flatMap((lesson) => lesson ?? []);
};

const isOver = ({ endsAt }: Lesson, now: Date): boolean => endsAt <= now.toISOString();

/** Lessons that began before this are over: none lasts longer. */
const longAgo = (now: Date): string =>
  new Date(now.getTime() - LESSON_LIMITS.minutesMax * 60_000).toISOString();

/** Counts lessons that are over. Only recently begun ones are read, to see whether they are over. */
async function count(schoolId: SchoolId, begunNow: Begun, now: Date): Promise<number> {
  const entries = (await begunNow).entries.slice(0, TEACHING_LIMITS.missingCountMax);
  const recent = entries.filter(({ position }) => position > longAgo(now));
  const under = (await loadLessons(schoolId, recent)).filter((lesson) => !isOver(lesson, now));
  return entries.length - under.length;
}

async function ownerOf(actor: Actor, teacher: UserId | undefined): Promise<UserId | undefined> {
  if (teacher) await checkTeacher(actor, teacher);
  return teacher ?? (actor.role === ROLE.principal ? undefined : actor.userId);
}

export const listMissing: Reading<typeof teaching.endpoints.missing> = async (
  actor,
  { teacher_id, cursor, limit },
  deps,
) => {
  const now = deps.now();
  const { schoolId } = actor;
  const owner = await ownerOf(actor, teacher_id);
  const pk = schoolList(schoolId, LESSON_LISTS.open(owner));
  const list = `missing ${pk}`;
  const from = await fromCursor(cursor, list);
  const all = begun(pk, Math.max(limit, TEACHING_LIMITS.missingCountMax), now);
  const page = async () => {
    const { entries, next } = await (from ? begun(pk, limit, now, from) : firstOf(all, limit));
    const over = (await loadLessons(schoolId, entries)).filter((lesson) => isOver(lesson, now));
    const dtos = await toLessonDtos(schoolId, over, await loadSettings(schoolId));
    return { list: dtos, cursor: await toCursor(next, list) };
  };
  const [shown, total] = await Promise.all([page(), count(schoolId, all, now)]);
  return { ...shown, total };
};
