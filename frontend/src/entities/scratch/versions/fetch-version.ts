import i18next from 'i18next';
import { toVersion } from '#frontend/src/entities/scratch/saving/save-calls.ts';
import type { Version } from '#frontend/src/entities/scratch/saving/server.ts';
import { send } from '#frontend/src/lib/api.ts';
import { ApiError } from '#frontend/src/lib/api-error.ts';
import { fetchWhole } from '#frontend/src/lib/fetch-steadily.ts';
import { works } from '#shared/contracts/works.ts';
import type { WorkId } from '#shared/ids.ts';
import type { WorkKind } from '#shared/works.ts';

export interface OpenedWork {
  readonly title: string;
  readonly kind: WorkKind;
  readonly version: Version;
  readonly project: ArrayBuffer;
}

/** A work with the file of one of its versions, by default the newest. */
export async function fetchVersion(id: WorkId, no?: number): Promise<OpenedWork> {
  const asked = { work_id: id, ...(no && { version: no }) };
  const { work, version } = await send(works.endpoints.info, asked);
  const project = await fetchWhole(version.url).catch(() => {
    throw new ApiError({ kind: 'network', message: i18next.t('common:networkError') });
  });
  const { title, kind } = work;
  return { title, kind, version: toVersion(work.id, version), project };
}
