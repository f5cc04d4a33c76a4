import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

export const institutionScreens: Screens = [
  {
    path: '/eduinfo',
    access: STAFF,
    shell: true,
    title: 'institutions:title',
    texts: ['richText'],
    page: () => import('./InstitutionPage.tsx'),
  },
  {
    path: '/institutionDialog/:id',
    access: 'public',
    shell: false,
    title: 'institutions:publicTitle',
    page: () => import('./IntroductionPage.tsx'),
  },
  {
    path: '/unauthorizedStudent',
    access: [ROLE.platform],
    shell: true,
    title: 'institutions:unlicensedTitle',
    page: () => import('./UnlicensedPage.tsx'),
  },
];
