import type { Actor } from '#functions/domain/sessions/actor.ts';
import { releaseUnused } from '#functions/domain/storage/storage.ts';
import { releasingObject, watchingObject } from '#functions/domain/storage/stored-object.ts';
import { type WorkVersion, workVersions } from '#functions/domain/works/work-version.ts';
import type { Deps } from '#functions/platform/deps.ts';
import type { Stored } from '#functions/platform/entity.ts';
import { transact } from '#functions/platform/table.ts';

/**
 * A version goes, then what nothing else shows any more of its files. Fails when the version was changed
 * since it was read, e.g. handed in.
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
