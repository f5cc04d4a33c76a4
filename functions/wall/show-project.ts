import { users } from '#functions/domain/people/user.ts';
import { noSuchStudent } from '#functions/domain/students/student-scope.ts';
import { noSuchWork } from '#functions/domain/works/see-work.ts';
import { works } from '#functions/domain/works/work.ts';
import { toVersionDto } from '#functions/domain/works/work-dto.ts';
import { versionOf } from '#functions/domain/works/work-version.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { wall } from '#shared/wall/contract.ts';
import { presences } from './presence.ts';
import { loadParticipants, loadTaughtRunningLesson } from './running-lesson.ts';

/**
 * The project that a student works on during the lesson. Substitutes and live teachers may see it too, but no
 * other work of the student.
 */
export const showProject: UseCase<typeof wall.endpoints.project> = async (
  actor,
  { lesson_id, student_id: userId },
  deps,
) => {
  const now = deps.now();
  const lesson = await loadTaughtRunningLesson(actor, lesson_id, now);
  const { schoolId } = lesson;
  const [presence, participants, student] = await Promise.all([
    presences.get({ schoolId, lessonId: lesson.id, userId }, { consistent: true }),
    loadParticipants(lesson),
    users.get({ schoolId, userId }),
  ]);
  if (!presence || !student || !participants.has(userId)) throw noSuchStudent();
  const id = presence.sign?.work?.id;
  const work = id && (await works.get({ schoolId, id }, { consistent: true }));
  if (!work || work.removed) throw noSuchWork();
  const version = await versionOf({ schoolId, id: work.id }, work.version);
  if (!version) throw noSuchWork();
  const { title } = work;
  return { work_id: work.id, title, version: await toVersionDto(version, student.name, now) };
};
