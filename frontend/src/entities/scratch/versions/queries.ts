import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { works } from '#shared/contracts/works.ts';
import { WorkId } from '#shared/ids.ts';
import { fetchVersion } from './fetch-version.ts';

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
    queryFn: () => fetchVersion(WorkId.parse(work), no ?? undefined),
    enabled: no !== null,
  });
