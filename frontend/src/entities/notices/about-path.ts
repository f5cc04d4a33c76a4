import { paths } from '#frontend/src/lib/paths.ts';
import { SchoolNoticeId, TaskId, WorkId } from '#shared/ids.ts';
import type { Notice } from '#shared/notices/fields.ts';
import type { NoticeKind } from '#shared/notices/rules.ts';
import { ROLE, type Role, STAFF } from '#shared/roles.ts';

/** The screen of a kind, where it is not known which thing a notice is about. */
const OF_STAFF: Readonly<Partial<Record<NoticeKind, string>>> = {
  lessons: paths.calendar,
  makeups: paths.makeups,
  tasks: paths.tasks,
  works: paths.works,
  reports: paths.reports,
  hours: paths.hours,
};
const OF_PRINCIPALS: Readonly<Partial<Record<NoticeKind, string>>> = {
  ...OF_STAFF,
  usage: paths.usage,
  security: paths.logs,
};
const OF_STUDENTS: Readonly<Partial<Record<NoticeKind, string>>> = {
  makeups: paths.students,
  hours: paths.students,
  tasks: paths.ownTasks,
  reports: paths.ownReports,
};

function screenOf(kind: NoticeKind, role: Role): string | undefined {
  if (role === ROLE.student) return OF_STUDENTS[kind];
  if (role === ROLE.principal) return OF_PRINCIPALS[kind];
  return STAFF.includes(role) ? OF_STAFF[kind] : undefined;
}

/** Where a notice leads to; undefined for one that leads nowhere. */
export function aboutPath(
  { kind, about }: Pick<Notice, 'kind' | 'about'>,
  role: Role,
): string | undefined {
  const isStaff = STAFF.includes(role);
  const task = TaskId.safeParse(about);
  if (task.success) return isStaff ? paths.task(task.data) : paths.ownTask(task.data);
  const work = WorkId.safeParse(about);
  if (work.success) return paths.work(work.data);
  const written = SchoolNoticeId.safeParse(about);
  if (written.success && isStaff) return paths.sentNotice(written.data);
  return screenOf(kind, role);
}
