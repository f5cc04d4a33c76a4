import type { Actor } from '#functions/domain/sessions/actor.ts';
import { type StoredObject, storedObjects } from '#functions/domain/storage/stored-object.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { lessonsPrefix } from '#functions/platform/object-keys.ts';
import type { StudentId } from '#shared/ids.ts';

type Writer = Pick<Actor, 'schoolId' | 'userId'>;

interface Owner {
  readonly studentId: StudentId;
  /** What the report shows already. */
  readonly known: readonly string[];
}

/**
 * Whether a report may show an object: what the author uploaded, what the child made, and pictures of lessons and
 * of reports, which are named by nobody but their school's staff.
 */
function mayShow(
  { schoolId, userId }: Writer,
  studentId: StudentId,
  object: StoredObject | undefined,
): boolean {
  if (!object) return false;
  if (object.owner === userId || object.owner === studentId) return true;
  if (object.kind === 'report-picture') return true;
  return object.key.startsWith(lessonsPrefix(schoolId));
}

const PICTURE = /\.(?:png|jpe?g|webp|gif)$/i;
const VIDEO = /\.(?:mp4|m4v|mov|webm)$/i;

/**
 * Throws 1001 for a picture or video that the report may not show, or of another type. What it shows already
 * stays.
 */
export async function requireMedia(
  actor: Writer,
  media: { readonly pictures: readonly string[]; readonly video: string },
  { studentId, known }: Owner,
): Promise<void> {
  const { schoolId } = actor;
  const wrong = media.pictures.find((key) => !PICTURE.test(key));
  if (wrong !== undefined) throw refuseField('pictures', 'invalid');
  if (media.video && !VIDEO.test(media.video)) throw refuseField('video', 'invalid');
  const all = [...media.pictures, ...(media.video ? [media.video] : [])];
  const added = all.filter((key) => !known.includes(key));
  const found = await storedObjects.getMany(added.map((key) => ({ schoolId, key })));
  const refused = added.find((_, at) => !mayShow(actor, studentId, found[at]));
  if (refused === undefined) return;
  throw refuseField(refused === media.video ? 'video' : 'pictures', 'missing');
}
