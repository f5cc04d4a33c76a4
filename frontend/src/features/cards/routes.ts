import type { Screens } from '#frontend/src/lib/screen.ts';

export const cardScreens: Screens = [
  {
    path: '/card/:token',
    access: 'public',
    shell: false,
    title: 'cards:page',
    page: () => import('./CardPage.tsx'),
  },
];
