import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.tasks,
    access: STAFF,
    shell: true,
    title: 'tasks:title',
    help: 'tasks',
    page: () => import('./list/TasksPage.tsx'),
  },
  {
    path: paths.editTask.pattern,
    access: STAFF,
    shell: true,
    title: 'tasks:editTitle',
    help: 'tasks',
    page: () => import('./write/EditTaskPage.tsx'),
  },
  {
    path: paths.task.pattern,
    access: STAFF,
    shell: true,
    title: 'tasks:seeTitle',
    help: 'tasks',
    page: () => import('./see/SeeTaskPage.tsx'),
  },
];
