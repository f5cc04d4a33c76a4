import { paths } from '#frontend/src/lib/paths.ts';
import type { Screens } from '#frontend/src/lib/screen.ts';
import { STAFF } from '#shared/roles.ts';

export const screens: Screens = [
  {
    path: paths.equipment,
    access: STAFF,
    shell: true,
    title: 'equipment:title',
    help: 'equipment',
    page: () => import('./EquipmentPage.tsx'),
  },
  {
    path: paths.equipmentPiece.pattern,
    access: STAFF,
    shell: true,
    title: 'equipment:pieceTitle',
    help: 'equipment',
    page: () => import('./piece/PiecePage.tsx'),
  },
];
