import { useInfiniteQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { deviceName } from '#frontend/src/lib/device-name.ts';
import { works } from '#shared/contracts/works.ts';
import { WorkId } from '#shared/ids.ts';

const PAGE = 20;

const versionsKey = (work: string) => ['scratch', 'versions', work] as const;

/** Versions of a work, the newest first. */
export const useVersions = (work: string) =>
  useInfiniteQuery({
    queryKey: versionsKey(work),
    queryFn: ({ pageParam, signal }) =>
      send(
        works.endpoints.versions,
        {
          work_id: WorkId.parse(work),
          action: 'list',
          limit: PAGE,
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ versions }) => versions.cursor ?? undefined,
    // Saves go on by themselves meanwhile.
    staleTime: 0,
  });

/** A version of before as the newest one. */
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
