import { loadLead, removingLead } from '#functions/domain/leads/change-lead.ts';
import { followUps, pageOfFollowUps } from '#functions/domain/leads/follow-up.ts';
import type { Lead } from '#functions/domain/leads/lead.ts';
import { trialEntries } from '#functions/domain/leads/trial-entry.ts';
import { loggingOperation } from '#functions/domain/logs/log-entry.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { type TransactWrite, transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { leads as contract } from '#shared/leads/contract.ts';
import { givingUpTrial } from './give-up-trial.ts';

const AT_ONCE = 50;

/** The follow-ups go first, so that a request that broke off can be repeated. */
async function removeFollowUps(lead: Lead): Promise<void> {
  for (;;) {
    const { items } = await pageOfFollowUps(lead, { limit: AT_ONCE });
    if (items.length > 0)
      await transact(items.map((item) => ({ Delete: { Key: followUps.key(item) } })));
    if (items.length < AT_ONCE) return;
  }
}

/** What lessons of before say of the child. */
const removingEntries = ({ schoolId, id: leadId, tried }: Lead): TransactWrite[] =>
  tried.map((lessonId) => ({ Delete: { Key: trialEntries.key({ schoolId, lessonId, leadId }) } }));

export const removeLead: UseCase<typeof contract.endpoints.remove> = async (
  actor,
  { lead_id: id },
  deps,
) => {
  const now = deps.now();
  await removeFollowUps(await loadLead(actor.schoolId, id));
  await retryWrite(async () => {
    const before = await loadLead(actor.schoolId, id);
    const { lead, writes } = await givingUpTrial(before);
    const { name, source } = before;
    await transact([
      ...removingLead(before),
      ...writes,
      ...removingEntries(lead),
      ...loggingOperation({ ...actor, now }, 'lead.remove', { id, before: { name, source } }),
    ]);
  });
  return null;
};
