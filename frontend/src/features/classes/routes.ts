import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.classes,
    access: STAFF,
    shell: true,
    title: 'classes:title',
    help: 'classes',
    page: () => import('./ClassesPage.tsx'),
  },
  {
    path: paths.classRoom.pattern,
    access: STAFF,
    shell: true,
    title: 'classes:title',
    help: 'classes',
    page: () => import('./room/ClassRoomPage.tsx'),
  },
];
