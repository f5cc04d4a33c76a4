import type { PersonId } from '#functions/domain/people/user.ts';
import type { Page, QueryOptions } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import type { SchoolId } from '#shared/ids.ts';
import { placeOfBalance, placesBetween } from './balance-place.ts';
import {
  type StudentSummary,
  type SummaryHours,
  studentSummaries,
  writingPart,
} from './student-summary.ts';

/** Index partition of the summaries with hours, the lowest balance over all kinds of course first. */
const byHoursOf = (schoolId: SchoolId): string => `${schoolPrefix(schoolId)}SUMMARIES#HOURS`;

/** What is left, less what is owed; 0 for a student who never had hours. */
export const balanceOf = (hours: SummaryHours | undefined): number =>
  hours ? hours.left - hours.owed : 0;

/** The hours with their place in the index. */
function writingHours(id: PersonId, hours: SummaryHours) {
  const { UpdateExpression, ExpressionAttributeValues, ...part } = writingPart(id, 'hours', hours);
  return {
    ...part,
    UpdateExpression: `${UpdateExpression}, gsi1pk = :list, gsi1sk = :place`,
    ExpressionAttributeValues: {
      ...ExpressionAttributeValues,
      ':list': byHoursOf(id.schoolId),
      ':place': `${placeOfBalance(balanceOf(hours))}#${id.userId}`,
    },
  };
}

/** Writes the hours of a student as a part of the transaction that changes them. */
export const notingHours = (id: PersonId, hours: SummaryHours): TransactWrite => ({
  Update: writingHours(id, hours),
});

/** One page of the summaries with a balance between two, the lowest first. */
export const pageOfSummaries = (
  schoolId: SchoolId,
  { least, most }: { readonly least: number; readonly most: number },
  paging: QueryOptions,
): Promise<Page<StudentSummary>> =>
  studentSummaries.pageOfIndex(byHoursOf(schoolId), {
    ...paging,
    within: placesBetween(least, most),
  });
