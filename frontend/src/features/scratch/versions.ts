import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';
import { send } from '#frontend/src/lib/api.ts';
import { deviceName } from '#frontend/src/lib/device-name.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { works } from '#shared/contracts/works.ts';
import { WorkId } from '#shared/ids.ts';
import { fetchWork } from './work-calls.ts';

const PAGE = 20;

/** Versions of a work, the newest first. */
export const useVersions = (work: string) =>
  useInfiniteQuery({
    ...pagesOf(
      works.endpoints.versions,
      { work_id: work, action: 'list', limit: PAGE },
      ({ versions }) => versions.cursor,
    ),
    // Autosave may add versions.
    staleTime: 0,
  });

/** A version with its project; disabled while none is chosen. */
export const useOpenedVersion = (work: string, no: number | null) =>
  useQuery({
    // biome-ignore lint/plugin/query-keys: a call, and then the file that its answer names.
    queryKey: ['scratch', 'project', work, no],
    queryFn: () => fetchWork(work, no ?? undefined),
    enabled: no !== null,
  });

/** Loads another project into the editor; if that fails, the one from before is loaded again. */
export async function loadInstead(
  bridge: Pick<Bridge, 'load'>,
  project: ArrayBuffer,
  before: ArrayBuffer | undefined,
): Promise<void> {
  try {
    await bridge.load(project);
  } catch (error) {
    if (before) await bridge.load(before).catch(() => undefined);
    throw error;
  }
}

/** Makes an earlier version the newest. */
export async function restoreVersion(work: string, version: number, base: number): Promise<void> {
  await send(works.endpoints.versions, {
    work_id: WorkId.parse(work),
    action: 'restore',
    version,
    base,
    device: deviceName(),
    request_key: crypto.randomUUID(),
  });
}
