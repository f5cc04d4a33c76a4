import type { PersonId } from '#functions/domain/people/user.ts';
import { pageOfList, schoolList } from '#functions/platform/listing.ts';
import type { Item } from '#functions/platform/table.ts';
import { transact } from '#functions/platform/table.ts';
import { LeadId } from '#shared/ids.ts';
import { followUps, pageOfFollowUps } from './follow-up.ts';
import { LEAD_LISTS, type Lead, leads } from './lead.ts';
import { trialEntries } from './trial-entry.ts';

const AT_ONCE = 50;

async function retireFollowUps(lead: Lead, expires: number): Promise<void> {
  let from: Item | undefined;
  do {
    const { items, next } = await pageOfFollowUps(lead, { limit: AT_ONCE, from });
    if (items.length > 0)
      await transact(items.map((item) => followUps.putting(item, { ...item, expires })));
    from = next;
  } while (from);
}

async function retireTrials({ schoolId, id: leadId, tried }: Lead, expires: number) {
  for (const lessonId of tried)
    await trialEntries.change({ schoolId, lessonId, leadId }, (entry) => ({ ...entry, expires }));
}

/**
 * The lead that a removed student once was leaves all lists and is deleted at `expires` (epoch seconds), with all
 * that lies with it. The figures keep that somebody enrolled. Can be repeated.
 */
export async function retireLead({ schoolId, userId }: PersonId, expires: number): Promise<void> {
  const list = schoolList(schoolId, LEAD_LISTS.students);
  const { entries } = await pageOfList(list, { limit: 1, prefix: `${userId}#` });
  const [entry] = entries;
  if (!entry) return;
  const id = LeadId.parse(entry.target);
  const found = await leads.get({ schoolId, id }, { consistent: true });
  if (!found) return;
  await retireFollowUps(found, expires);
  await retireTrials(found, expires);
  await leads.change(found, (lead) => ({ ...lead, expires }));
}
