import type { Deps } from '#functions/platform/deps.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { placesOf } from '#functions/platform/object-keys.ts';
import type { SchoolId } from '#shared/ids.ts';

const LISTED = 500;
const AT_ONCE = 20;

/**
 * Removes all objects of a school, until an instant; false when there are more. What was removed can be brought
 * back for as long as the buckets keep former versions, then their lifecycle rule removes it for good.
 */
export async function eraseObjects(
  schoolId: SchoolId,
  { now, objects }: Pick<Deps, 'now' | 'objects'>,
  until: Date,
): Promise<boolean> {
  for (const place of placesOf(schoolId)) {
    let found = await objects.listObjects(place, { limit: LISTED });
    while (found.length > 0) {
      if (now() >= until) return false;
      await mapConcurrently(found, AT_ONCE, ({ key }) =>
        objects.removeObject({ bucket: place.bucket, key }),
      );
      found = await objects.listObjects(place, { limit: LISTED });
    }
  }
  return true;
}
