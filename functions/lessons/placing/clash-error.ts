import { CallError } from '#functions/platform/errors.ts';
import { CODE } from '#shared/codes.ts';
import { describeClashes } from './describe-clashes.ts';
import type { FoundClash } from './find-clashes.ts';
import { proposeAlternatives, type Unplaced } from './propose-alternatives.ts';

const TOLD_MOST = 20;

/** The answer to a lesson that cannot be: what stands in the way, whose it is, and when there is time. */
export async function clashError(
  unplaced: Unplaced,
  clashes: readonly FoundClash[],
): Promise<CallError> {
  const { lesson, settings } = unplaced;
  const [told, alternatives] = await Promise.all([
    describeClashes(lesson.schoolId, clashes.slice(0, TOLD_MOST), settings),
    proposeAlternatives(unplaced),
  ]);
  return new CallError(CODE.wait, {
    reason: 'lessons.clash',
    data: { clashes: told, alternatives },
  });
}
