import { noSuchStudent } from '#functions/domain/students/student-scope.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { wall } from '#shared/wall/contract.ts';
import { changePresence, presences } from './presence.ts';
import { afterAnswer, afterHelp } from './presence-rules.ts';
import { loadOwnRunningLesson, loadTaughtRunningLesson } from './running-lesson.ts';

export const askHelp: UseCase<typeof wall.endpoints.help> = async (
  actor,
  { lesson_id, no, ask },
  deps,
) => {
  const at = deps.now();
  const lesson = await loadOwnRunningLesson(actor, lesson_id, at);
  const { help } = await changePresence(lesson, actor.userId, (before) =>
    afterHelp(before, { no, at, state: ask ? 'asked' : 'withdrawn' }),
  );
  return { help };
};

/** When two members of staff answer at once, both get the resulting state. */
export const answerHelp: UseCase<typeof wall.endpoints.answer> = async (
  actor,
  { lesson_id: lessonId, student_id: userId, no, answer: state },
  deps,
) => {
  const at = deps.now();
  const { schoolId } = await loadTaughtRunningLesson(actor, lessonId, at);
  const by = actor.user.name;
  const presence = await presences.change({ schoolId, lessonId, userId }, (before) =>
    afterAnswer(before, { no, state, at, by }),
  );
  if (!presence) throw noSuchStudent();
  return { help: presence.help };
};
