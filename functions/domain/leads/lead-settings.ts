import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import { SchoolId } from '#shared/ids.ts';
import { LEAD_LIMITS } from '#shared/leads/limits.ts';

/** How a school takes leads. */
const LeadSettings = () =>
  z.object({
    schoolId: SchoolId,
    /** Families may ask on the public page. */
    joinOpen: z.boolean(),
    /** Campaigns to choose from, the newest first. */
    campaigns: z.array(z.string()),
  });
export type LeadSettings = Stored<z.infer<ReturnType<typeof LeadSettings>>>;
type SettingsValue = Omit<LeadSettings, 'rev'>;

const leadSettings = entity({
  type: 'lead-settings',
  version: 1,
  schema: LeadSettings,
  key: (schoolId: SchoolId) => ({ pk: `${schoolPrefix(schoolId)}SCHOOL`, sk: 'LEADS' }),
});

const newSettings = (schoolId: SchoolId): LeadSettings => ({
  schoolId,
  joinOpen: true,
  campaigns: [],
  rev: 0,
});

export const loadLeadSettings = async (schoolId: SchoolId): Promise<LeadSettings> =>
  (await leadSettings.get(schoolId)) ?? newSettings(schoolId);

/** Changes the settings; `change` answers undefined when there is nothing to do. */
export const changeLeadSettings = (
  schoolId: SchoolId,
  change: (before: SettingsValue) => SettingsValue | undefined,
  also: (before: SettingsValue, after: SettingsValue) => TransactWrite[] = () => [],
): Promise<LeadSettings> =>
  retryWrite(async () => {
    const found = await leadSettings.get(schoolId, { consistent: true });
    const before = found ?? newSettings(schoolId);
    const after = change(before);
    if (!after) return before;
    await transact([...leadSettings.writing(schoolId, found, after), ...also(before, after)]);
    return { ...after, rev: before.rev + 1 };
  });

/** Remembers campaigns, to be proposed; nothing when all of them are known. */
export async function rememberCampaigns(
  schoolId: SchoolId,
  named: readonly string[],
): Promise<void> {
  const fresh = [...new Set(named)].filter(Boolean);
  if (fresh.length === 0) return;
  const { campaigns: known } = await loadLeadSettings(schoolId);
  if (fresh.every((name) => known.includes(name))) return;
  await changeLeadSettings(schoolId, (before) => {
    const unknown = fresh.filter((name) => !before.campaigns.includes(name));
    if (unknown.length === 0) return undefined;
    const campaigns = [...unknown, ...before.campaigns].slice(0, LEAD_LIMITS.campaignsMax);
    return { ...before, campaigns };
  });
}
