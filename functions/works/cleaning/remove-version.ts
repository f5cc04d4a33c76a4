import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { releasingObject, watchingObject } from '#functions/domain/storage/stored-object.ts';
import { type WorkVersion, workVersions } from '#functions/domain/works/work-version.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Stored } from '#functions/platform/entity.ts';
import { transact } from '#functions/platform/table.ts';

/**
 * Removes a version, then those of its files that nothing else uses. Fails when the version changed since it
 * was read, e.g. because it was handed in.
 */
export async function removeVersion(
  actor: Actor,
  version: Stored<WorkVersion>,
  deps: Deps,
): Promise<void> {
  const { schoolId, key, thumbnail } = version;
  const keys = thumbnail ? [key, thumbnail] : [key];
  await transact([
    ...workVersions.removing(version, version),
    ...keys.map((each) => releasingObject({ schoolId, key: each })),
    ...keys.flatMap((each) => watchingObject({ schoolId, key: each })),
  ]);
  await releaseUnused(actor, keys, deps);
}
