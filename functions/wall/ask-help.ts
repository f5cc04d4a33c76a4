import type { UseCase } from '#functions/request/create-handler.ts';
import type { wall } from '#shared/contracts/wall.ts';
import { changePresence } from './change-presence.ts';
import { afterHelp } from './presence-rules.ts';
import { loadOwnRunning } from './wall-lesson.ts';

export const askHelp: UseCase<typeof wall.endpoints.help> = async (
  actor,
  { lesson_id, no, ask },
  deps,
) => {
  const at = deps.now();
  const lesson = await loadOwnRunning(actor, lesson_id, at);
  const { help } = await changePresence(lesson, actor.userId, (before) =>
    afterHelp(before, { no, at, state: ask ? 'asked' : 'withdrawn' }),
  );
  return { help };
};
