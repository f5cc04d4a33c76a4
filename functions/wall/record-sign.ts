import type { Actor } from '#functions/domain/sessions/actor.ts';
import { works } from '#functions/domain/works/work.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { WorkId } from '#shared/ids.ts';
import type { wall } from '#shared/wall/contract.ts';
import { waitsForHelp } from '#shared/wall/fields.ts';
import { WALL_LIMITS } from '#shared/wall/limits.ts';
import { changePresence, type SavedWork } from './presence.ts';
import { afterSign } from './presence-rules.ts';
import { findRunning } from './running-lesson.ts';

/** The current state of an own work; null (nothing saved) for other people's and removed works. */
async function savedWork(
  { schoolId, userId }: Actor,
  id: WorkId | null | undefined,
): Promise<SavedWork | null | undefined> {
  if (id === undefined || id === null) return id;
  const work = await works.get({ schoolId, id }, { consistent: true });
  if (!work || work.removed || work.owner !== userId) return null;
  const { title, version, thumbnail, savedAt: at } = work;
  return { id, title, version, thumbnail, at };
}

const NO_HELP = { no: 0, state: 'none', since: '', by: '' } as const;

export const recordSign: UseCase<typeof wall.endpoints.sign> = async (
  actor,
  { lesson_id, work_id, ...sign },
  deps,
) => {
  const at = deps.now();
  const { lesson, next } = await findRunning(actor, lesson_id, at);
  if (!lesson) return { lesson_id: null, help: NO_HELP, next };
  const work = await savedWork(actor, work_id);
  const { help } = await changePresence(lesson, actor.userId, (before) =>
    afterSign(before, { ...sign, at, work }),
  );
  const pace = waitsForHelp(help) ? WALL_LIMITS.helpSeconds : WALL_LIMITS.presenceSeconds;
  return { lesson_id: lesson.id, help, next: pace };
};
