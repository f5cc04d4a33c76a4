import type { Actor } from '#functions/_lib/actor.ts';
import type { Deps } from '#functions/_lib/deps.ts';
import { releasingObject, watchingObject } from '#functions/_lib/entities/stored-object.ts';
import { type WorkVersion, workVersions } from '#functions/_lib/entities/work-version.ts';
import type { Stored } from '#functions/_lib/entity.ts';
import { releaseUnused } from '#functions/_lib/storage.ts';
import { transact } from '#functions/_lib/table.ts';

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
