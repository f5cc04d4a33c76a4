import type { Screens } from '#frontend/src/lib/screen.ts';

export const parentScreens: Screens = [
  {
    path: '/home/mobile/index',
    access: 'public',
    shell: false,
    title: 'parents:title',
    page: () => import('./ParentHomePage.tsx'),
  },
];
