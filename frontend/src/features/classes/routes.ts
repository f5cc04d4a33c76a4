import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const classScreens: Screens = [
  {
    path: '/classMan',
    access: STAFF,
    shell: true,
    title: 'classes:title',
    texts: ['table', 'plans'],
    page: () => import('./ClassesPage.tsx'),
  },
  {
    path: '/classMan/classRoom/:id',
    access: STAFF,
    shell: true,
    title: 'classes:title',
    texts: ['table', 'figures', 'plans', 'records', 'task'],
    page: () => import('./room/ClassRoomPage.tsx'),
  },
];
