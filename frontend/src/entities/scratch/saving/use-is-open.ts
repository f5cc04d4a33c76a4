import { useQuery } from '@tanstack/react-query';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { openProjects } from './open-projects.ts';

const openKey = (person: string) => ['scratch', 'open', person];

/** Whether an editor of this browser has a project open, so that it may have changes that nobody else knows of. */
export function useIsOpen(project: string): boolean {
  const { user } = useSignedIn();
  const { data } = useQuery({
    queryKey: openKey(user.id),
    queryFn: () => openProjects(user.id).catch((): string[] => []),
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
  });
  return data?.includes(project) ?? false;
}
