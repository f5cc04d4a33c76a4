import { loadSettings } from '#functions/domain/calendar/calendar-settings.ts';
import { classes } from '#functions/domain/classes/class.ts';
import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { toLessonDtos } from '#functions/domain/lessons/lesson-dto.ts';
import { lessonsOf } from '#functions/domain/lessons/lessons-between.ts';
import { loadResourceDays } from '#functions/domain/lessons/resource-day.ts';
import { PEOPLE_LISTS, type User, users } from '#functions/domain/people/user.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { noSuchTeacher } from '#functions/domain/teachers/staff-member.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { addDays, countDays } from '#shared/days.ts';
import type { UserId } from '#shared/ids.ts';
import type { lessons as contract } from '#shared/lessons/contract.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import { STAFF } from '#shared/roles.ts';
import { type Colleague, rankColleagues } from './rank-colleagues.ts';

/** More staff than the largest edition allows. */
const STAFF_MAX = 200;
/** Days before and after the absence that show who teaches which class and course. */
const AROUND_DAYS = 14;

type Find = UseCase<typeof contract.endpoints.findSubstitutes>;
type Absence = Parameters<Find>[1];

function checkAbsence({ from, to, start, end }: Absence): void {
  const tooEarly = from === to && start !== undefined && end !== undefined && end <= start;
  if (to < from) throw refuseField('to', 'beforeFrom');
  if (tooEarly) throw refuseField('end', 'beforeStart');
  const days = LESSON_LIMITS.calendarDays;
  if (countDays(from, to) > days) throw refuseField('to', 'tooLong', { days });
}

/** Whether a lesson has not begun and overlaps the absence. */
const isUncovered =
  ({ from, to, start = 0, end = Number.MAX_SAFE_INTEGER }: Absence) =>
  (lesson: Lesson): boolean =>
    lesson.state === 'planned' &&
    !(lesson.date === from && lesson.end <= start) &&
    !(lesson.date === to && lesson.start >= end);

const mayTeach = ({ role, disabled, removed }: User): boolean =>
  STAFF.includes(role) && !disabled && !removed;

/** All staff who could substitute, with their lessons around the absence. */
async function loadColleagues(
  { schoolId }: Actor,
  absent: UserId,
  { from, to }: Absence,
): Promise<Colleague[]> {
  const list = schoolList(schoolId, PEOPLE_LISTS.staff);
  const { entries } = await pageOfList(list, { limit: STAFF_MAX });
  const ids = entries.map(({ target }) => ({ schoolId, userId: target as UserId }));
  const found = (await users.getMany(ids)).flatMap((user) => user ?? []);
  const others = found.filter((user) => user.id !== absent && mayTeach(user));
  const span = [addDays(from, -AROUND_DAYS), addDays(to, AROUND_DAYS)] as const;
  return Promise.all(
    others.map(async (user) => ({ user, days: await loadResourceDays(schoolId, user.id, span) })),
  );
}

async function loadUncovered(actor: Actor, absence: Absence): Promise<Lesson[]> {
  const { teacher_id: userId, from, to } = absence;
  const { schoolId } = actor;
  if (!(await users.get({ schoolId, userId }))) throw noSuchTeacher();
  const found = await lessonsOf(schoolId, [userId], { from, to });
  const uncovered = found.filter(isUncovered(absence));
  const count = LESSON_LIMITS.substitutesMax;
  if (uncovered.length > count)
    throw new CallError(CODE.wait, { reason: 'lessons.longSeries', params: { count } });
  return uncovered;
}

/** The lessons of an absent colleague, with candidates to substitute. */
export const findSubstitutes: Find = async (actor, absence) => {
  checkAbsence(absence);
  const { schoolId } = actor;
  const found = await loadUncovered(actor, absence);
  if (found.length === 0) return { lessons: [] };
  const { teacher_id: absent } = absence;
  const classIds = [...new Set(found.map(({ classId }) => classId))];
  const [colleagues, groups, settings] = await Promise.all([
    loadColleagues(actor, absent, absence),
    classes.getMany(classIds.map((id) => ({ schoolId, id }))),
    loadSettings(schoolId),
  ]);
  const dtos = await toLessonDtos(schoolId, found, settings);
  const lessons = dtos.flatMap((lesson, index) => {
    const of = found[index];
    if (!of) return [];
    const group = groups.find((each) => each?.id === of.classId);
    const part = of.teacherId === absent ? ('teacher' as const) : ('assistant' as const);
    return { lesson, part, candidates: rankColleagues(of, group, colleagues) };
  });
  return { lessons };
};
