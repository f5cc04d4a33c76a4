import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { WorkId } from '#shared/ids.ts';
import { works } from '#shared/works/contract.ts';
import type { ListedVersion } from '#shared/works/fields.ts';
import { fetchProject } from '../fetch-project.ts';

const PAGE = 20;

interface Versions {
  readonly rows: readonly ListedVersion[];
  /** The user is the author. */
  readonly isMine: boolean;
}

/** Versions of a work, the newest first. */
export const useVersions = (work: string) =>
  useInfiniteQuery({
    ...pagesOf(
      works.endpoints.versions,
      { work_id: work, action: 'list', limit: PAGE },
      ({ versions }) => versions.cursor,
    ),
    select: ({ pages }): Versions => ({
      rows: pages.flatMap(({ versions }) => versions.list),
      isMine: pages[0]?.work.mine ?? true,
    }),
    // Autosave may add versions.
    staleTime: 0,
  });

async function fetchVersion(work: string, no: number): Promise<ArrayBuffer> {
  const asked = { work_id: WorkId.parse(work), version: no };
  const { version } = await send(works.endpoints.info, asked);
  return fetchProject(version.url);
}

/** The project of a version; disabled while none is chosen. */
export const useVersionFile = (work: string, no: number | null) =>
  useQuery({
    // biome-ignore lint/plugin/query-keys: a call, and then the file that its answer names.
    queryKey: ['scratch', 'project', work, no],
    queryFn: () => fetchVersion(work, no ?? 0),
    enabled: no !== null,
  });
