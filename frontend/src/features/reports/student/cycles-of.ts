import type { ClassId } from '#shared/ids.ts';
import type { CycleLine } from '../queries.ts';

/** Open cycles in which a class takes part: reports of no others can be begun. */
export const cyclesOf = <C extends Pick<CycleLine, 'state' | 'all_classes' | 'class_ids'>>(
  cycles: readonly C[],
  classId: ClassId | undefined,
): C[] =>
  cycles.filter(
    ({ state, all_classes, class_ids }) =>
      state === 'open' && (all_classes || class_ids.some((id) => id === classId)),
  );
