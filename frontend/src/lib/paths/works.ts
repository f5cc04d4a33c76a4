import type { TaskId, UserId, WorkId } from '#shared/ids.ts';
import { screen } from '../screen-address.ts';

/** Parts of the screen where staff look after works. */
export type WorksTab = 'waiting' | 'reports' | 'students' | 'own' | 'words';
const worksTab = screen(
  '/worksMan/:tab',
  (tab: WorksTab, search: { student?: UserId | '' } = {}) => [{ tab }, search],
);

/** Paths of the screens of works. */
export const workPaths = {
  work: screen('/workContent', (id: WorkId) => [{}, { id }]),
  /** The public page of a published work. */
  publicWork: screen('/works/:id', (id: WorkId) => [{ id }]),
  worksTab,
  studentWorks: (student: UserId | '') => worksTab('students', { student }),
  /** In the editor; a project that the server does not have yet has an id of this device. */
  project: screen(
    '/scratch/:id',
    (id: string, search: { task?: string | null; template?: TaskId; copy?: WorkId } = {}) => [
      { id },
      search,
    ],
  ),
} as const;
