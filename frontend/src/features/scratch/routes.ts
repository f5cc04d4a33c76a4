import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const scratchScreens: Screens = [
  {
    path: '/scratch/:id',
    access: [...STAFF, ROLE.student],
    shell: false,
    title: 'scratch:title',
    texts: ['player'],
    page: () => import('./ScratchPage.tsx'),
  },
];
