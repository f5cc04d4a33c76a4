import type { Actor } from '#functions/domain/sessions/actor.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { picturesPrefix } from '#functions/platform/object-keys.ts';

/** Those of the keys that name an existing picture of the school. */
export async function ownPictures(
  { schoolId }: Actor,
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  const prefix = picturesPrefix(schoolId);
  const own = [...new Set(keys)].filter((key) => key.startsWith(prefix));
  const found = await storedObjects.getMany(
    own.map((key) => ({ schoolId, key })),
    { consistent: true },
  );
  return new Set(found.flatMap((object) => (object && object.uses >= 0 ? [object.key] : [])));
}

/** Throws 1001 for a field that names a picture of another owner, or one that does not exist. */
export async function requireOwnPictures(
  actor: Actor,
  named: Readonly<Record<string, string>>,
): Promise<void> {
  const keys = Object.values(named).filter((key) => key !== '');
  const own = await ownPictures(actor, keys);
  for (const [field, key] of Object.entries(named))
    if (key !== '' && !own.has(key)) throw refuseField(field, 'invalid');
}
