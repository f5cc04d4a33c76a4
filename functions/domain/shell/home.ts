import { getVersion, listServices } from './editions.ts';
import { getMenu } from './get-menu.ts';
import { getServicePhone, getWebConfig } from './get-web-config.ts';
import { getOverdueInfo } from './overdue-info.ts';
import { schoolHome } from './school-home.ts';

export const SHELL_READINGS = {
  menu: getMenu,
  site: getWebConfig,
  contact: getServicePhone,
  subscription: getOverdueInfo,
  figures: schoolHome,
  editions: listServices,
  version: getVersion,
};
