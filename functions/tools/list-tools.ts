import type { UseCase } from '#functions/request/create-handler.ts';
import { MENU_PATHS } from '#shared/menu-paths.ts';
import { STAFF } from '#shared/roles.ts';
import type { tools } from '#shared/tools/contract.ts';
import { TOOL_IDS, TOOL_SEARCH, TOOLS } from '#shared/tools/rules.ts';

export const listTools: UseCase<typeof tools.endpoints.list> = ({ role, language }) => ({
  list: STAFF.includes(role)
    ? TOOL_IDS.map((id) => ({
        id,
        name: TOOLS[id].name[language],
        summary: TOOLS[id].summary[language],
        url: `${MENU_PATHS.tools}?${TOOL_SEARCH}=${id}`,
      }))
    : [],
});
