import * as z from 'zod';
import { loadMemberIds } from '#functions/domain/classes/class-membership.ts';
import { loadManagedClass } from '#functions/domain/classes/class-scope.ts';
import { retryWrite } from '#functions/platform/retry.ts';
import { transact } from '#functions/platform/table.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { once, type Recording, requestOf } from '#functions/request/once.ts';
import type { Input } from '#shared/endpoint.ts';
import type { UserId } from '#shared/ids.ts';
import type { tools } from '#shared/tools/contract.ts';
import { countsOf, type PickCounts, withPicks } from '#shared/tools/fair-picks.ts';
import { toCountsDto } from './get-picks.ts';
import { keptUntil, type PickerId, pickerCounts } from './picker-counts.ts';

/** Nothing is kept of a request: a repeated one answers the present counts, with which the picker goes on. */
const Made = z.object({});
type Picks = Input<typeof tools.endpoints.pick>['picks'];

const counting = (
  id: PickerId,
  { students, picks }: { readonly students: readonly UserId[]; readonly picks: Picks },
  { recording, now }: { readonly recording: Recording<z.infer<typeof Made>>; readonly now: Date },
): Promise<PickCounts> =>
  retryWrite(async () => {
    const found = await pickerCounts.get(id, { consistent: true });
    const counts = withPicks(countsOf(students, found?.counts ?? {}), picks);
    const after = { ...id, counts, expires: keptUntil(now) };
    await transact([...recording({}, now), ...pickerCounts.writing(id, found, after)]);
    return counts;
  });

export const countPicks: UseCase<typeof tools.endpoints.pick> = async (actor, input, deps) => {
  const { schoolId, userId: teacherId } = actor;
  const { id: classId } = await loadManagedClass(actor, input.class_id);
  const id = { schoolId, classId, teacherId };
  const students = await loadMemberIds(schoolId, classId);
  const counts = await once(requestOf(actor, 'tool.pick', input), {
    made: Made,
    find: async () => countsOf(students, (await pickerCounts.get(id))?.counts ?? {}),
    make: (recording) =>
      counting(id, { students, picks: input.picks }, { recording, now: deps.now() }),
  });
  return toCountsDto(students, counts);
};
