import {
  changeLeadSettings,
  type LeadSettings,
  loadLeadSettings,
} from '#functions/domain/leads/lead-settings.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { leads as contract } from '#shared/leads/contract.ts';

const toDto = ({ joinOpen, campaigns }: LeadSettings) => ({ join_open: joinOpen, campaigns });

export const getSettings: UseCase<typeof contract.endpoints.settings> = async ({ schoolId }) =>
  toDto(await loadLeadSettings(schoolId));

export const setSettings: UseCase<typeof contract.endpoints.setSettings> = async (
  actor,
  { join_open: joinOpen },
  deps,
) => {
  const now = deps.now();
  const after = await changeLeadSettings(
    actor.schoolId,
    (before) => (before.joinOpen === joinOpen ? undefined : { ...before, joinOpen }),
    (before) =>
      loggingOperation({ ...actor, now }, 'lead.join-page', {
        before: { on: before.joinOpen },
        after: { on: joinOpen },
      }),
  );
  return toDto(after);
};
