import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { unsentKey } from '#frontend/src/entities/scratch/drafts/use-unsent.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { openProjects } from './open-projects.ts';

const openKey = (person: string) => ['scratch', 'open', person];

/** Nothing tells of an editor that is opened or left in another tab. */
const ANEW_MS = 3000;

/** Whether an editor of this browser has a project open, so that it may have changes that nobody else knows of. */
export function useIsOpen(project: string): boolean {
  const { user } = useSignedIn();
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: openKey(user.id),
    queryFn: () => openProjects(user.id).catch((): string[] => []),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ANEW_MS,
  });
  const isOpen = data?.includes(project) ?? false;
  // An editor that was left may have left something on the device.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it is opened or left
  useEffect(() => {
    void client.invalidateQueries({ queryKey: unsentKey(user.id) });
  }, [client, user.id, isOpen]);
  return isOpen;
}
