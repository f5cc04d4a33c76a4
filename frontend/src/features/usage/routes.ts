import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.usage,
    access: [ROLE.principal],
    shell: true,
    title: 'usage:title',
    help: 'storage',
    page: () => import('./UsagePage.tsx'),
  },
  {
    path: paths.schoolTraffic,
    access: [ROLE.platform],
    shell: true,
    title: 'usage:schoolsTitle',
    help: null,
    page: () => import('./SchoolTrafficPage.tsx'),
  },
];
