import * as z from 'zod';
import { hourEntries } from '#functions/domain/hours/hour-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import type { AccountId } from './write-entry.ts';

/** What the record of a request keeps of the entry that it wrote: its number. */
export const WrittenNumber = z.object({ n: z.number().int() });

/** An entry of an account. Throws 2004 when there is none of this number. */
export async function loadEntry({ schoolId }: Actor, account: AccountId, n: number) {
  const courseId = account.course_id ?? undefined;
  const id = { schoolId, userId: account.student_id, courseId, n };
  const found = await hourEntries.get(id, { consistent: true });
  if (!found) throw new CallError(CODE.notFound, { reason: 'hours.missing' });
  return found;
}
