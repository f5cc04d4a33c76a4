import { lessons } from '#functions/domain/lessons/lesson.ts';
import { loadOwnLesson } from '#functions/domain/lessons/lesson-scope.ts';
import { mediaUrl } from '#functions/platform/media.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { StudentId } from '#shared/ids.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import type { wall } from '#shared/wall/contract.ts';
import type { EditorState, WallTile } from '#shared/wall/fields.ts';
import { WALL_LIMITS } from '#shared/wall/limits.ts';
import { PRESENCE_PREFIX, type Presence, presences } from './presence.ts';
import { isRunning, loadParticipants } from './running-lesson.ts';

type Sign = NonNullable<Presence['sign']>;

/** Hidden editors send no heartbeats; an editor in use that sends none is offline. */
function stateOf({ state, at }: Sign, now: Date): EditorState {
  const isSilent = now.getTime() - Date.parse(at) > WALL_LIMITS.presenceLostSeconds * 1000;
  return state === 'programming' && isSilent ? 'offline' : state;
}

/** For a request for help that arrives before the first heartbeat. */
const UNSEEN: Sign = { session: '', n: 0, state: 'programming', at: '' };

/** Seconds since something was changed, or since the child came to the editor. */
function idleOf({ since = '' }: Sign, changed: string, now: Date): number {
  const last = since > changed ? since : changed;
  return last ? Math.max(0, Math.floor((now.getTime() - Date.parse(last)) / 1000)) : 0;
}

async function toTile({ userId, sign, changed, help }: Presence, now: Date): Promise<WallTile> {
  const seen = sign ?? { ...UNSEEN, at: help.since || now.toISOString() };
  const { work } = seen;
  return {
    student_id: StudentId.parse(userId),
    state: stateOf(seen, now),
    seen: seen.at,
    changed: changed ?? '',
    idle: idleOf(seen, changed ?? '', now),
    errors: seen.errors ?? 0,
    empty: seen.empty ?? false,
    work_id: work?.id ?? '',
    title: work?.title ?? '',
    saved: work?.at ?? '',
    thumbnail: await mediaUrl(work?.thumbnail ?? '', now),
    help,
  };
}

export const listEditors: UseCase<typeof wall.endpoints.list> = async (
  actor,
  { lesson_id },
  deps,
) => {
  const now = deps.now();
  const lesson = await loadOwnLesson(actor, lesson_id);
  const asked = now.toISOString();
  if (!isRunning(lesson, now)) return { running: false, now: asked, editors: [] };
  const [{ items }, participants] = await Promise.all([
    presences.page(lessons.key(lesson).pk, PRESENCE_PREFIX, {
      limit: TEACHING_LIMITS.recordStudentsMax,
    }),
    loadParticipants(lesson),
  ]);
  const shown = items.filter(({ userId }) => participants.has(userId));
  const editors = await Promise.all(shown.map((each) => toTile(each, now)));
  return { running: true, now: asked, editors };
};
