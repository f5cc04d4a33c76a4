import * as z from 'zod';
import { type Lesson, lessons } from '#functions/domain/lessons/lesson.ts';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { write } from '#functions/platform/table.ts';
import { LessonId, SchoolId, UserId, WorkId } from '#shared/ids.ts';
import { HELP_STATES, SIGN_STATES } from '#shared/wall/fields.ts';

/** A student's request for help; `no` numbers the requests, 0 before the first. */
const Help = () =>
  z.object({
    no: z.number().int(),
    state: z.enum(HELP_STATES),
    since: z.string(),
    by: z.string(),
  });

/** The work that was saved last, as it was then. */
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

/** The last heartbeat of an editor: `session` is one opening of the editor, `n` the number of the heartbeat. */
const Sign = () =>
  z.object({
    session: z.string(),
    n: z.number().int(),
    state: z.enum(SIGN_STATES),
    at: z.iso.datetime(),
    /** When the child came to this opening, for the first time or back from elsewhere. */
    since: z.iso.datetime().optional(),
    work: SavedWork().optional(),
    errors: z.number().int().optional(),
    empty: z.boolean().optional(),
  });

/** A student's editor in a lesson. Expires some time after the lesson. */
const Presence = () =>
  z.object({
    schoolId: SchoolId,
    lessonId: LessonId,
    userId: UserId,
    sign: Sign().optional(),
    /** Time of the last change to the project, in any session. */
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

/** Kept after the scheduled end, because a lesson may take longer or begin late. */
const KEPT_MS = 24 * 3_600_000;

const newPresence = ({ schoolId, id, endsAt }: Lesson, userId: UserId): PresenceValue => ({
  schoolId,
  lessonId: id,
  userId,
  help: { no: 0, state: 'none', since: '', by: '' },
  expires: Math.floor((Date.parse(endsAt) + KEPT_MS) / 1000),
});

/** Changes a student's presence, which may not exist yet. Retried when it changed in between. */
export const changePresence = (
  lesson: Lesson,
  userId: UserId,
  change: (before: PresenceValue) => PresenceValue | undefined,
): Promise<PresenceValue> =>
  retryWrite(async () => {
    const id = { schoolId: lesson.schoolId, lessonId: lesson.id, userId };
    const found = await presences.get(id, { consistent: true });
    const before: PresenceValue = found ?? newPresence(lesson, userId);
    const after = change(before);
    if (!after) return before;
    await write(presences.writing(id, found, after));
    return after;
  });
