import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.certificates,
    access: STAFF,
    shell: true,
    title: 'certificates:title',
    help: 'certificates',
    page: () => import('./CertificatesPage.tsx'),
  },
  {
    path: paths.certificateTemplate.pattern,
    access: STAFF,
    shell: true,
    title: 'certificates:editTitle',
    help: 'certificates',
    page: () => import('./editor/TemplatePage.tsx'),
  },
  {
    path: paths.verifyCertificate,
    access: 'public',
    shell: false,
    title: 'certificates:verifyTitle',
    page: () => import('./VerifyPage.tsx'),
  },
  {
    path: paths.verifiedCertificate.pattern,
    access: 'public',
    shell: false,
    title: 'certificates:verifyTitle',
    page: () => import('./VerifyPage.tsx'),
  },
];
