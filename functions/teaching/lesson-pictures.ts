import type { Lesson } from '#functions/domain/lessons/lesson.ts';
import { logOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { storePicture } from '#functions/domain/storage/store-picture.ts';
import {
  objectsUnder,
  type StoredObject,
  storedObjects,
} from '#functions/domain/storage/stored-object.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { CallError, refuseField } from '#functions/platform/errors.ts';
import { lessonsPrefix } from '#functions/platform/object-keys.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import type { teaching } from '#shared/teaching/contract.ts';
import { TEACHING_LIMITS } from '#shared/teaching/limits.ts';
import { loadTaughtLesson } from './lesson-access.ts';

type LessonKey = Pick<Lesson, 'schoolId' | 'id'>;

const prefixOf = ({ schoolId, id }: LessonKey): string => `${lessonsPrefix(schoolId)}${id}/`;

const RULES = {
  kind: 'lesson-picture',
  maxBytes: TEACHING_LIMITS.pictureBytes,
  tooBig: 'too_big',
  except: ['image/gif'],
} as const;

/** All pictures stored for a lesson, also those that its record does not show. */
const storedPictures = (lesson: LessonKey) => objectsUnder(lesson.schoolId, prefixOf(lesson));

/** Stores a picture for the record. Only for a lesson that has begun: it cannot be deleted and leave the picture behind. */
export const addPicture: UseCase<typeof teaching.endpoints.picture> = async (
  actor,
  input,
  deps,
) => {
  const lesson = await loadTaughtLesson(actor, input.lesson_id);
  if (lesson.state === 'planned') throw new CallError(CODE.wait, { reason: 'teaching.notBegun' });
  const count = TEACHING_LIMITS.picturesStoredMax;
  if ((await storedPictures(lesson)).length >= count)
    throw new CallError(CODE.wait, { reason: 'teaching.tooManyPictures', params: { count } });
  const stored = await storePicture(actor, input, { ...RULES, prefix: prefixOf(lesson) }, deps);
  const detail = { id: lesson.id, key: stored.key };
  await logOperation({ ...actor, now: deps.now() }, 'lesson.picture', detail);
  return stored;
};

/** A record may show pictures of its lesson, and lesson pictures that its author uploaded. */
const mayShow = ({ userId }: Actor, lesson: LessonKey, picture: StoredObject): boolean =>
  picture.kind === 'lesson-picture' &&
  picture.uses >= 0 &&
  (picture.owner === userId || picture.key.startsWith(prefixOf(lesson)));

/** Throws 1001 for a picture that the record may not show. Pictures of `before` are not checked again. */
export async function checkPictures(
  actor: Actor,
  lesson: LessonKey,
  [before, keys]: readonly [readonly string[], readonly string[]],
): Promise<void> {
  const added = keys.filter((key) => !before.includes(key));
  const { schoolId } = lesson;
  const found = await storedObjects.getMany(
    added.map((key) => ({ schoolId, key })),
    { consistent: true },
  );
  if (!found.every((picture) => picture && mayShow(actor, lesson, picture)))
    throw refuseField('pictures', 'missing');
}

/**
 * Frees the space of pictures that a record no longer shows, and of those that the caller stored for it and
 * left out. Other unused pictures are removed after a day.
 */
export async function releasePictures(
  actor: Actor,
  lesson: LessonKey,
  dropped: readonly string[],
  deps: Deps,
): Promise<void> {
  const stored = await storedPictures(lesson);
  const own = stored.filter(({ owner, uses }) => owner === actor.userId && uses <= 0);
  await releaseUnused(actor, [...new Set([...dropped, ...own.map(({ key }) => key)])], deps);
}
