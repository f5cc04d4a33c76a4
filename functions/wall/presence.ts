import * as z from 'zod';
import { lessons } from '#functions/domain/lessons/lesson.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { HELP_STATES, SIGN_STATES } from '#shared/contracts/wall-fields.ts';
import { LessonId, SchoolId, UserId, WorkId } from '#shared/ids.ts';

/** A student's request for help; `no` counts them, 0 before the first. */
const Help = () =>
  z.object({
    no: z.number().int(),
    state: z.enum(HELP_STATES),
    since: z.string(),
    by: z.string(),
  });

/** What was saved last, as it was then. */
const SavedWork = () =>
  z.object({
    id: WorkId,
    version: z.number().int(),
    title: z.string(),
    /** An object's key, or empty. */
    thumbnail: z.string(),
    at: z.iso.datetime(),
  });
export type SavedWork = z.infer<ReturnType<typeof SavedWork>>;

/** What an editor told of itself last: which opening of it, and the number of the sign. */
const Sign = () =>
  z.object({
    session: z.string(),
    n: z.number().int(),
    state: z.enum(SIGN_STATES),
    at: z.iso.datetime(),
    work: SavedWork().optional(),
  });

/** A student's editor in a lesson. It goes by itself, some time after the lesson. */
const Presence = () =>
  z.object({
    schoolId: SchoolId,
    lessonId: LessonId,
    userId: UserId,
    sign: Sign().optional(),
    /** When something was changed last, in whichever opening. */
    changed: z.iso.datetime().optional(),
    help: Help(),
    expires: z.number().int(),
  });
export type PresenceValue = z.infer<ReturnType<typeof Presence>>;
export type Presence = Stored<PresenceValue>;
export type PresenceKey = Pick<PresenceValue, 'schoolId' | 'lessonId' | 'userId'>;

export const PRESENCE_PREFIX = 'PRESENCE#';

export const presences = entity({
  type: 'presence',
  version: 1,
  schema: Presence,
  key: ({ schoolId, lessonId, userId }: PresenceKey) => ({
    pk: lessons.key({ schoolId, id: lessonId }).pk,
    sk: `${PRESENCE_PREFIX}${userId}`,
  }),
});
