import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.logs,
    access: STAFF,
    shell: true,
    title: 'logs:title',
    help: 'logs',
    forRole: { [ROLE.teacher]: { title: 'logs:ownTitle' } },
    page: () => import('./LogsPage.tsx'),
  },
  {
    path: paths.platformOperations,
    access: [ROLE.platform],
    shell: true,
    title: 'logs:operations',
    help: null,
    page: () => import('./PlatformOperationsPage.tsx'),
  },
  {
    path: paths.platformLogins,
    access: [ROLE.platform],
    shell: true,
    title: 'logs:logins',
    help: null,
    page: () => import('./PlatformLoginsPage.tsx'),
  },
];
