import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.callBacks,
    access: [ROLE.platform],
    shell: true,
    title: 'callBacks:title',
    help: null,
    page: () => import('./CallBacksPage.tsx'),
  },
];
