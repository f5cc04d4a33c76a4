import { noSuchStudent } from '#functions/domain/students/student-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { wall } from '#shared/contracts/wall.ts';
import { presences } from './presence.ts';
import { afterAnswer } from './presence-rules.ts';
import { loadTaughtRunning } from './wall-lesson.ts';

/** Two members of staff may answer at once: both are told how far it is then. */
export const answerHelp: UseCase<typeof wall.endpoints.answer> = async (
  actor,
  { lesson_id: lessonId, student_id: userId, no, answer: state },
  deps,
) => {
  const at = deps.now();
  const { schoolId } = await loadTaughtRunning(actor, lessonId, at);
  const by = actor.user.name;
  const presence = await presences.change({ schoolId, lessonId, userId }, (before) =>
    afterAnswer(before, { no, state, at, by }),
  );
  if (!presence) throw noSuchStudent();
  return { help: presence.help };
};
