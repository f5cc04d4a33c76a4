import { parsePublicTarget, type Work, works } from '#functions/domain/works/work.ts';
import type { SchoolId, WorkId } from '#shared/ids.ts';

/** The works that entries of a school's list name, in their order. */
export const loadWorks = (
  targets: readonly string[],
  schoolId: SchoolId,
): Promise<(Work | undefined)[]> =>
  works.getMany(targets.map((id) => ({ schoolId, id: id as WorkId })));

/** The same of a public list. */
export const loadPublicWorks = (targets: readonly string[]): Promise<(Work | undefined)[]> =>
  works.getMany(targets.map(parsePublicTarget));
