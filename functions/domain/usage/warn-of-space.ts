import { countsKey } from '#functions/domain/schools/school-counts.ts';
import { loadUsedSpace, spaceNote } from '#functions/domain/storage/space.ts';
import type { Keeper } from '#functions/domain/storage/storage.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { warn } from '#functions/platform/warn.ts';
import { storageQuota } from '#shared/editions/rules.ts';
import { percentReached } from '#shared/usage/rules.ts';
import { warnPrincipals } from './warn-principals.ts';

/**
 * Tells the principals once that most of the space is used, with so many bytes more. Once for each share of a quota,
 * also when it went down and up again. A failure is only logged: the upload goes on, and the next one does it.
 */
export async function warnOfSpace(actor: Keeper, more: number, deps: Deps): Promise<void> {
  const { schoolId, school } = actor;
  const quota = storageQuota(school.edition);
  try {
    const percent = percentReached((await loadUsedSpace(schoolId)) + more, quota);
    if (percent === 0) return;
    const noted = { key: countsKey(schoolId), attribute: spaceNote(quota) };
    await warnPrincipals({ school, about: 'usage.spaceWarned', percent, noted }, deps.now());
  } catch (error) {
    warn('principals not warned of the space', actor, error);
  }
}
