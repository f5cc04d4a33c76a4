import type { Actor } from '#functions/domain/sessions/actor.ts';
import { storedObjects } from '#functions/domain/storage/stored-object.ts';
import { refuseField } from '#functions/platform/errors.ts';
import { type Design, picturesOf } from '#shared/certificates/design.ts';

/**
 * Throws 1001 for a picture that is none of the school's uploads for certificates. What a design shows already
 * (`known`) stays.
 */
export async function requirePictures(
  { schoolId }: Pick<Actor, 'schoolId'>,
  design: Design,
  known: readonly string[] = [],
): Promise<void> {
  const added = picturesOf(design).filter((key) => !known.includes(key));
  const found = await storedObjects.getMany(added.map((key) => ({ schoolId, key })));
  if (found.some((object) => object?.kind !== 'certificate-picture'))
    throw refuseField('design', 'picture');
}
