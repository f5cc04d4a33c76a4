import { users } from '#functions/domain/people/user.ts';
import { noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { noSuchWork } from '#functions/domain/works/see-work.ts';
import { works } from '#functions/domain/works/work.ts';
import { versionRecord } from '#functions/domain/works/work-dto.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { wall } from '#shared/contracts/wall.ts';
import { loadComers } from './comers.ts';
import { presences } from './presence.ts';
import { loadTaughtRunning } from './wall-lesson.ts';

/**
 * A substitute, or a live teacher, who stands before the class may look at what a child works on during the
 * lesson, and at nothing else of the child's.
 */
export const showProject: UseCase<typeof wall.endpoints.project> = async (
  actor,
  { lesson_id, student_id: userId },
  deps,
) => {
  const now = deps.now();
  const lesson = await loadTaughtRunning(actor, lesson_id, now);
  const { schoolId } = lesson;
  const [presence, comers, student] = await Promise.all([
    presences.get({ schoolId, lessonId: lesson.id, userId }, { consistent: true }),
    loadComers(lesson),
    users.get({ schoolId, userId }),
  ]);
  if (!presence || !student || !comers.has(userId)) throw noSuchStudent();
  const id = presence.sign?.work?.id;
  const work = id && (await works.get({ schoolId, id }, { consistent: true }));
  if (!work || work.removed) throw noSuchWork();
  const version = await versionOf({ schoolId, id: work.id }, work.version);
  if (!version) throw noSuchWork();
  const { title } = work;
  return { work_id: work.id, title, version: await versionRecord(version, student.name, now) };
};
