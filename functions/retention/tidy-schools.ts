import { emptyBin } from '#functions/domain/documents/erase-documents.ts';
import { retireDocuments } from '#functions/domain/documents/retire-documents.ts';
import { removeOldFeedback, retireFeedback } from '#functions/domain/feedback/remove-feedback.ts';
import { departuresList } from '#functions/domain/people/leave-school.ts';
import { users } from '#functions/domain/people/user.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { pageOfList } from '#functions/platform/listing.ts';
import { deleteItem } from '#functions/platform/table.ts';
import { type SchoolId, UserId } from '#shared/ids.ts';
import { visitSchools } from './nightly-round.ts';

const PAGE = 20;

/** Retires what the people have left behind who have left since: nobody asks for it any more. */
async function retireDepartures(schoolId: SchoolId, deps: Deps, until: Date): Promise<void> {
  for (;;) {
    const { entries } = await pageOfList(departuresList(schoolId), { limit: PAGE });
    for (const { target, key } of entries) {
      if (deps.now() >= until) return;
      const person = { schoolId, userId: UserId.parse(target) };
      const user = await users.get(person);
      const expires = user?.expires ? new Date(user.expires * 1000) : deps.now();
      await retireFeedback(person, expires);
      await retireDocuments(person, expires);
      await deleteItem({ Key: { ...key } });
    }
    if (entries.length < PAGE) return;
  }
}

/**
 * Once a night, for all schools in turn: empties the bins of documents, and removes feedback that was kept for long
 * enough. Answers how much was removed.
 */
export const tidySchools = (deps: Deps, until: Date): Promise<number> =>
  visitSchools({ place: 'TIDY', now: deps.now, until }, async (school, end) => {
    const keeper = { schoolId: school.id, school, requestId: 'retention' };
    await retireDepartures(school.id, deps, end);
    return (await emptyBin(keeper, deps, end)) + (await removeOldFeedback(keeper, deps, end));
  });
