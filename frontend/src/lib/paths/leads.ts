import type { LeadId } from '#shared/ids.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { screen, withSearch } from '../screen-address.ts';

/** Paths of the screens of leads. */
export const leadPaths = {
  lead: screen('/consult/lead/:id', (id: LeadId) => [{ id }]),
  /** The leads that are to be followed up today, or since earlier. */
  dueLeads: withSearch(MENU_PATHS.leads, { view: 'list', due: 'today' }),
} as const;
