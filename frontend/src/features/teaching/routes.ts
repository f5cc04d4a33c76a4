import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { ROLE, STAFF } from '#shared/roles.ts';

const screen = {
  shell: true,
  title: 'teaching:title',
  help: 'records',
} as const;

export const screens: Screens = [
  { ...screen, path: paths.records, access: STAFF, page: () => import('./list/RecordsPage.tsx') },
  {
    ...screen,
    path: paths.recordsOf.pattern,
    access: STAFF,
    page: () => import('./list/RecordsOfPage.tsx'),
  },
  {
    ...screen,
    path: paths.classRegister.pattern,
    access: STAFF,
    title: 'teaching:registerTitle',
    help: 'records',
    page: () => import('./register/RegisterPage.tsx'),
  },
  {
    ...screen,
    path: paths.lesson.pattern,
    access: [ROLE.principal, ROLE.teacher, ROLE.liveTeacher],
    title: 'teaching:lesson',
    help: 'records',
    page: () => import('./lesson/LessonPage.tsx'),
  },
];
