import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { SCHOOL_PEOPLE } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.help,
    access: SCHOOL_PEOPLE,
    shell: true,
    title: 'help:title',
    help: null,
    page: () => import('./HelpPage.tsx'),
  },
  {
    path: paths.helpDocs,
    access: 'public',
    shell: false,
    title: 'help:title',
    page: () => import('./HelpDocsPage.tsx'),
  },
];
