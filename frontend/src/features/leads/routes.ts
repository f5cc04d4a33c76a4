import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.leads,
    access: [ROLE.platform],
    shell: true,
    title: 'leads:title',
    page: () => import('./LeadsPage.tsx'),
  },
];
