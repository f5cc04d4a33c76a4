import {
  type MakeupRight,
  makeupRights,
  rightIdOf,
} from '#functions/domain/makeups/makeup-right.ts';
import { telling } from '#functions/domain/makeups/tell.ts';
import { isConditionFailure, transact } from '#functions/platform/table.ts';
import type { MakeupDto } from '#shared/contracts/makeup-fields.ts';

/** Notices written by one look at a list. */
const TOLD_MOST = 5;

/** Once for each right: of two who look at the same time one writes it. */
async function tellOnce(right: MakeupRight, now: Date): Promise<void> {
  const { missed, validTo } = right;
  const params = { date: missed.date, until: validTo };
  try {
    await transact([
      ...makeupRights.replacing(rightIdOf(right), right, { ...right, told: true }),
      ...telling(right, 'Expiring', params, now),
    ]);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/**
 * Tells students of rights whose last day is near. Nothing in the deployment runs by the clock: whoever
 * looks at rights, the student's home or the staff's list, finds those that nobody has been told of.
 */
export async function tellExpiring(
  rights: readonly MakeupRight[],
  records: readonly MakeupDto[],
  now: Date,
): Promise<void> {
  const soon = new Set(
    records
      .filter(({ expires_soon }) => expires_soon)
      .map(({ student_id, missed }) => `${student_id} ${missed.id}`),
  );
  const untold = rights.filter(
    ({ told, userId, missed }) => !told && soon.has(`${userId} ${missed.id}`),
  );
  for (const right of untold.slice(0, TOLD_MOST)) await tellOnce(right, now);
}
