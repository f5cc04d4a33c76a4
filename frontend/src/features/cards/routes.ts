import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';

export const screens: Screens = [
  {
    path: paths.card.pattern,
    access: 'public',
    shell: false,
    title: 'cards:page',
    page: () => import('./CardPage.tsx'),
  },
];
