import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.schoolExport,
    access: [ROLE.principal],
    shell: true,
    title: 'exports:title',
    help: 'exports',
    page: () => import('./ExportPage.tsx'),
  },
];
