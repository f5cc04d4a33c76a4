import { loadManagedClass } from '#functions/_lib/classes/class-scope.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import { fromCursor, toCursor } from '#functions/_lib/cursor.ts';
import { classPartition } from '#functions/_lib/entities/class.ts';
import { classMemberships, MEMBERSHIP_PREFIX } from '#functions/_lib/entities/class-membership.ts';
import { ofClass, ofStudent } from '#functions/_lib/entities/figures.ts';
import { type Glance, glances } from '#functions/_lib/entities/glance.ts';
import { type User, users } from '#functions/_lib/entities/user.ts';
import { mediaUrl } from '#functions/_lib/media.ts';
import { momentOf } from '#functions/_lib/school-day.ts';
import {
  type FigureMap,
  loadFigures,
  loadFiguresOfMany,
} from '#functions/_lib/statistics/figure-map.ts';
import { type Period, toPeriod } from '#functions/_lib/statistics/period.ts';
import { summarize, totalsOf } from '#functions/_lib/statistics/summarize.ts';
import type { ChildStatistics } from '#shared/contracts/student-statistics.ts';
import type { students } from '#shared/contracts/students.ts';
import { type SchoolId, StudentId, type UserId } from '#shared/ids.ts';

interface Child {
  readonly user: User;
  readonly last: Glance | undefined;
  readonly figures: FigureMap;
}

/** The students of a page with what is kept of them, in one batch of each kind. */
async function loadChildren(schoolId: SchoolId, ids: readonly UserId[], period: Period) {
  const people = ids.map((userId) => ({ schoolId, userId }));
  const owners = ids.map((id) => ofStudent(schoolId, id));
  const [found, signIns, figures] = await Promise.all([
    users.getMany(people),
    glances.getMany(people),
    loadFiguresOfMany(owners, period),
  ]);
  return found.flatMap((user, index): Child[] => {
    const ofChild = figures[index];
    return user && ofChild ? [{ user, last: signIns[index], figures: ofChild }] : [];
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
    classMemberships.page(classPartition(schoolId, id), MEMBERSHIP_PREFIX, paging),
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
