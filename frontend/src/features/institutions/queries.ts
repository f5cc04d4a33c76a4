import { useQuery } from '@tanstack/react-query';
import { queryOf } from '#frontend/src/lib/query.ts';
import { updateSessionUser } from '#frontend/src/lib/session.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { Answer } from '#shared/endpoint.ts';
import { pages } from '#shared/pages/contract.ts';
import { portal } from '#shared/portal/contract.ts';
import { schools } from '#shared/schools/contract.ts';

const { endpoints } = schools;
export type Institution = Answer<typeof endpoints.getInfo>;
export type Introduction = Answer<typeof endpoints.introduction>;
export type PageSettings = Answer<typeof pages.endpoints.settings>;

const information = queryOf(endpoints.getInfo, {});

/** The shell shows the name and the logo that were read last: after an edit, those that were saved. */
export const useInstitution = () =>
  useQuery({
    ...information,
    queryFn: async (context) => {
      const school = await information.queryFn(context);
      updateSessionUser({ school_name: school.name, school_logo: school.logo });
      return school;
    },
  });

/** Always fetched, and kept no longer than it is shown. */
export const useFirstPassword = () =>
  useQuery({ ...queryOf(endpoints.firstPassword, {}), gcTime: 0 });
export const useRenewFirstPassword = () =>
  useChange(endpoints.renewFirstPassword, { changes: [endpoints.firstPassword] });

export const useSwitches = () => useQuery(queryOf(endpoints.switches, {}));
/** The menu is read again, too. */
export const useSetSwitch = () =>
  useChange(endpoints.setSwitch, { changes: [endpoints.switches, portal.endpoints.menu] });

export type SchoolRegion = Answer<typeof endpoints.region>;
export const useRegion = () => useQuery(queryOf(endpoints.region, {}));
/** What the school's clock shows, and its money, is drawn everywhere. */
export const useSaveRegion = () =>
  useChange(endpoints.editRegion, { changes: [endpoints.region], quiet: true });

export const useSaveInformation = () =>
  useChange(endpoints.edit, { changes: [endpoints.getInfo], quiet: true });

export const usePageSettings = () => useQuery(queryOf(pages.endpoints.settings, {}));
export const useSavePage = () =>
  useChange(pages.endpoints.edit, { changes: [pages.endpoints.settings], quiet: true });
/** When what the school's page shows was read last, which it is after every change. */
export function useChangedAt(): number {
  const { dataUpdatedAt: information } = useInstitution();
  const { dataUpdatedAt: settings } = useQuery({
    ...queryOf(pages.endpoints.settings, {}),
    enabled: false,
  });
  return Math.max(information, settings);
}
export const useHideTeacher = () =>
  useChange(pages.endpoints.show, { changes: [pages.endpoints.settings] });
