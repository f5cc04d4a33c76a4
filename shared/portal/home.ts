import { homePart, OWNER } from '#shared/homes/part.ts';
import { portal } from './contract.ts';

const { menu, webConfig, loginStatus, servicePhone } = portal.endpoints;
const EVERYBODY = ['student', 'staff', 'live', 'platform'] as const;

export const PORTAL_HOME = {
  menu: homePart(menu, EVERYBODY, { user_id: OWNER }),
  site: homePart(webConfig, EVERYBODY, {}),
  person: homePart(loginStatus, EVERYBODY, {}),
  contact: homePart(servicePhone, ['platform'], {}),
};
