import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.forms,
    access: STAFF,
    shell: true,
    title: 'forms:title',
    help: 'forms',
    page: () => import('./list/FormsPage.tsx'),
  },
  {
    path: paths.editForm.pattern,
    access: STAFF,
    shell: true,
    title: 'forms:editTitle',
    help: 'forms',
    page: () => import('./build/EditFormPage.tsx'),
  },
  {
    path: paths.form.pattern,
    access: STAFF,
    shell: true,
    title: 'forms:answersTitle',
    help: 'forms',
    page: () => import('./see/FormPage.tsx'),
  },
  {
    path: paths.publicForm.pattern,
    access: 'public',
    shell: false,
    title: 'formFill:title',
    page: () => import('./fill/PublicFormPage.tsx'),
  },
];
