import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.tools,
    access: STAFF,
    shell: true,
    title: 'tools:title',
    help: 'tools',
    page: () => import('./ToolsPage.tsx'),
  },
];
