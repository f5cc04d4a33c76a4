import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { SIGNED_IN } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.reportDialog.pattern,
    access: SIGNED_IN,
    shell: false,
    title: 'preview:preview',
    page: () => import('./ReportDialogPage.tsx'),
  },
];
