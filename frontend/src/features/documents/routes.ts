import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.documents,
    access: STAFF,
    shell: true,
    title: 'documents:title',
    help: 'documents',
    page: () => import('./DocumentsPage.tsx'),
  },
];
