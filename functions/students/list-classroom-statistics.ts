import { pageOfMembers } from '#functions/domain/classes/class-membership.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import {
  type FigureMap,
  loadFigures,
  loadFiguresOfMany,
} from '#functions/domain/figures/figure-map.ts';
import { ofClass, ofStudent } from '#functions/domain/figures/figures.ts';
import { type Period, toPeriod } from '#functions/domain/figures/period.ts';
import { summarize, totalsOf } from '#functions/domain/figures/summarize.ts';
import { type User, users } from '#functions/domain/people/user.ts';
import { loadSummaries, type StudentSummary } from '#functions/domain/students/student-summary.ts';
import { fromCursor, toCursor } from '#functions/platform/cursor.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import { momentOf } from '#functions/platform/school-day.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { type SchoolId, StudentId, type UserId } from '#shared/ids.ts';
import type { students } from '#shared/students/contract.ts';
import type { ChildStatistics } from '#shared/students/statistics-calls.ts';

interface Child {
  readonly user: User;
  readonly last: StudentSummary | undefined;
  readonly figures: FigureMap;
}

/** The students of a page with summary and figures. */
async function loadChildren(schoolId: SchoolId, ids: readonly UserId[], period: Period) {
  const owners = ids.map((id) => ofStudent(schoolId, id));
  const [people, figures] = await Promise.all([
    users.getMany(ids.map((userId) => ({ schoolId, userId }))),
    loadFiguresOfMany(owners, period),
  ]);
  const known = people.filter((user) => user !== undefined);
  const summaries = await loadSummaries(schoolId, known);
  const lastOf = new Map(known.map(({ id }, index) => [id, summaries[index]]));
  return people.flatMap((user, index): Child[] => {
    const ofChild = figures[index];
    return user && ofChild ? [{ user, last: lastOf.get(user.id), figures: ofChild }] : [];
  });
}

const toRow = async (
  { user, last, figures }: Child,
  period: Period,
  now: Date,
): Promise<ChildStatistics> => ({
  id: StudentId.parse(user.id),
  name: user.name,
  account: user.account,
  avatar: await mediaUrl(user.avatar, now),
  disabled: user.disabled,
  last_sign_in: last?.at ?? null,
  totals: totalsOf('student', figures, period),
});

export const listClassroomStatistics: UseCase<
  typeof students.endpoints.classroomStatistics
> = async (actor, input, deps) => {
  const { schoolId } = actor;
  const now = deps.now();
  const period = toPeriod(input, momentOf(actor, now));
  const { id, size: total } = await loadManagedClass(actor, input.class_id);
  const list = `classroom statistics ${id}`;
  const paging = { limit: input.limit, from: await fromCursor(input.cursor, list) };
  const [{ items, next }, figures] = await Promise.all([
    pageOfMembers(schoolId, id, paging),
    loadFigures(ofClass(schoolId, id), period),
  ]);
  const ids = items.map(({ userId }) => userId);
  const children = await loadChildren(schoolId, ids, period);
  return {
    ...summarize('class', figures, period),
    list: await Promise.all(children.map((child) => toRow(child, period, now))),
    cursor: await toCursor(next, list),
    total,
  };
};
