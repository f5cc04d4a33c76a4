import type { HandedIn, KeptVersion, Submission } from '#shared/tasks/fields.ts';

interface Handed extends HandedIn {
  readonly what: 'handed_in';
}

interface Kept extends KeptVersion {
  readonly what: 'deadline' | 'arrived';
  /** The deadline that has frozen it, or that it missed; empty when that is not known any more. */
  readonly deadline: string;
}

/** A version that staff look at, and may review. */
export type VersionToReview = Handed | Kept;

const isThere = (versions: readonly VersionToReview[], { work_id, version }: KeptVersion) =>
  versions.some(
    (each) => each.what !== 'handed_in' && each.work_id === work_id && each.version === version,
  );

/**
 * The versions of an answer, the one to look at first in front: what was handed in, else what was reviewed, else
 * the work as it was at the deadline. What arrived late is never in front by itself.
 */
export function versionsToReview({
  handed_in,
  at_deadline,
  reviewed,
}: Submission): readonly VersionToReview[] {
  const handed = handed_in.map((each): VersionToReview => ({ ...each, what: 'handed_in' }));
  const { deadline = '', version = null, arrived = null } = at_deadline ?? {};
  const kept: VersionToReview[] = [
    ...(version ? [{ ...version, what: 'deadline' as const, deadline }] : []),
    ...(arrived ? [{ ...arrived, what: 'arrived' as const, deadline }] : []),
  ];
  if (!reviewed || reviewed.what === 'handed_in') return [...handed, ...kept];
  const { what, ...file } = reviewed;
  const same = kept.filter((each) => isThere([each], file));
  const first = same.length > 0 ? same : [{ ...file, what, deadline: '' }];
  const others = kept.filter((each) => !same.includes(each));
  return [...handed, ...first, ...others];
}

/** What a review of a version says of it to the server. */
export const reviewedOf = (shown: VersionToReview | undefined) =>
  shown && shown.what !== 'handed_in' ? { what: shown.what, version: shown.version } : {};
