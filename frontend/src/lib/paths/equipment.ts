import type { EquipmentId, EquipmentKindId } from '#shared/ids.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { screen, withSearch } from '../screen-address.ts';

/** Search parameters of the equipment: the tab, the stock-taking in it, and filters that links set. */
export const EQUIPMENT_SEARCH = {
  tab: 'tab',
  stock: 'stock',
  kind: 'kind',
  state: 'state',
} as const;

/** Paths of the screens of equipment. */
export const equipmentPaths = {
  /** What the label of a piece opens. */
  equipmentPiece: screen('/equipment/:id', (id: EquipmentId) => [{ id }]),
  equipmentOfKind: (id: EquipmentKindId) =>
    withSearch(MENU_PATHS.equipment, { [EQUIPMENT_SEARCH.kind]: id }),
  overdueEquipment: withSearch(MENU_PATHS.equipment, { [EQUIPMENT_SEARCH.state]: 'overdue' }),
} as const;
