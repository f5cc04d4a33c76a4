import type { Actor } from '#functions/_lib/actor.ts';
import type { UseCase } from '#functions/_lib/create-handler.ts';
import type { Deps } from '#functions/_lib/deps.ts';
import type { ClassRecordValue } from '#functions/_lib/entities/class-record.ts';
import type { Lesson } from '#functions/_lib/entities/lesson.ts';
import { logOperation } from '#functions/_lib/entities/log-entry.ts';
import { storedObjects } from '#functions/_lib/entities/stored-object.ts';
import { CallError, refuseField } from '#functions/_lib/errors.ts';
import { releaseObjects } from '#functions/_lib/storage.ts';
import { storePicture } from '#functions/_lib/store-picture.ts';
import { CODE } from '#shared/codes.ts';
import type { teaching } from '#shared/contracts/teaching.ts';
import { LIMITS } from '#shared/limits.ts';
import { loadTaughtLesson } from './lesson-access.ts';

type LessonKey = Pick<Lesson, 'schoolId' | 'id'>;

const prefixOf = ({ schoolId, id }: LessonKey): string =>
  `schools/${schoolId}/avatars/lessons/${id}/`;

const RULES = {
  kind: 'lesson-picture',
  maxBytes: LIMITS.lessonPictureBytes,
  tooBig: 'too_big',
  except: ['image/gif'],
} as const;

/** The pictures that are stored for a lesson, whether its record shows them or not. */
async function storedPictures(lesson: LessonKey) {
  const { pk } = storedObjects.key({ schoolId: lesson.schoolId, key: '' });
  return (await storedObjects.page(pk, prefixOf(lesson))).items;
}

/** Stores a picture for the record; a lesson that has begun cannot be deleted, and the picture be forgotten. */
export const addPicture: UseCase<typeof teaching.endpoints.picture> = async (
  actor,
  input,
  deps,
) => {
  const lesson = await loadTaughtLesson(actor, input.lesson_id);
  if (lesson.state === 'planned') throw new CallError(CODE.wait, { reason: 'teaching.notBegun' });
  const count = LIMITS.lessonPicturesStoredMax;
  if ((await storedPictures(lesson)).length >= count)
    throw new CallError(CODE.wait, { reason: 'teaching.tooManyPictures', params: { count } });
  const stored = await storePicture(actor, input, { ...RULES, prefix: prefixOf(lesson) }, deps);
  const detail = { id: lesson.id, key: stored.key };
  await logOperation({ ...actor, now: deps.now() }, 'lesson.picture', detail);
  return stored;
};

/** Throws 1001 for a picture that is not stored for this lesson. */
export async function checkPictures(lesson: LessonKey, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  const { schoolId } = lesson;
  const own = keys.filter((key) => key.startsWith(prefixOf(lesson)));
  const found = await storedObjects.getMany(
    own.map((key) => ({ schoolId, key })),
    { consistent: true },
  );
  if (own.length < keys.length || found.some((each) => !each))
    throw refuseField('pictures', 'missing');
}

const DAY_MS = 86_400_000;

/**
 * Gives the space of pictures back that a record does not show any more, that whoever wrote it has stored
 * and then left out, and that somebody has left behind; not those that somebody else may be about to name.
 */
export async function releasePictures(
  actor: Actor,
  { pictures, ...record }: ClassRecordValue,
  before: readonly string[],
  deps: Deps,
): Promise<void> {
  const now = deps.now().getTime();
  const stored = await storedPictures({ schoolId: record.schoolId, id: record.lessonId });
  const unused = stored.filter(
    ({ key, owner, at }) =>
      !pictures.includes(key) &&
      (before.includes(key) || owner === actor.userId || Date.parse(at) < now - DAY_MS),
  );
  await releaseObjects(
    actor,
    unused.map(({ key }) => key),
    deps,
  );
}
