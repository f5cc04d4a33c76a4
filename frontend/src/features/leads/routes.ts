import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.leads,
    access: STAFF,
    shell: true,
    title: 'leads:title',
    help: 'leads',
    page: () => import('./LeadsPage.tsx'),
  },
  {
    path: paths.lead.pattern,
    access: STAFF,
    shell: true,
    title: 'leads:pageTitle',
    help: 'leads',
    page: () => import('./page/LeadPage.tsx'),
  },
];
