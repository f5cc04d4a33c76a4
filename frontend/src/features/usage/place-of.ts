import { paths } from '#frontend/src/lib/paths.ts';
import { LessonId, ReportId, SchoolNoticeId, StudentId, TaskId, WorkId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import type { UsageEntry } from '#shared/usage/contract.ts';

/** The screen of what shows a file: a work, a task, a notice, a lesson, or a report behind its student. */
function screenOf(shown: string): string | undefined {
  const work = WorkId.safeParse(shown).data;
  if (work) return paths.work(work);
  const task = TaskId.safeParse(shown).data;
  if (task) return paths.task(task);
  const notice = SchoolNoticeId.safeParse(shown).data;
  if (notice) return paths.sentNotice(notice);
  const lesson = LessonId.safeParse(shown).data;
  if (lesson) return paths.lesson(lesson);
  const [student, report] = shown.split('/');
  const [whose, which] = [StudentId.safeParse(student).data, ReportId.safeParse(report).data];
  return whose && which ? paths.editReport(whose, which) : undefined;
}

/** The list that shows files of this kind, for entries whose own screen is unknown; undefined if there is none. */
function listOf({ group, person }: UsageEntry): string | undefined {
  const isStudents = person?.role === ROLE.student;
  if (group === 'works' || group === 'covers' || group === null) {
    if (!person) return undefined;
    return isStudents ? paths.studentWorks(person.id) : paths.worksTab('own');
  }
  if (group === 'files') return paths.tasks;
  if (group === 'documents') return paths.documents;
  if (group === 'lessons') return paths.records;
  if (group === 'reports') return paths.reports;
  return group === 'pictures' ? paths.institution : undefined;
}

/** Where what an entry tells of is seen, and can be removed. */
export const placeOf = (entry: UsageEntry): string | undefined =>
  screenOf(entry.shown || entry.id) ?? listOf(entry);
