import { isConditionFailure, transact } from '#functions/platform/table.ts';
import type { MakeupDto } from '#shared/makeups/fields.ts';
import { notifyingOfMakeup } from './makeup-notices.ts';
import { type MakeupRight, makeupRights, rightIdOf } from './makeup-right.ts';

/** Notices written by one request. */
const NOTIFIED_MAX = 5;

/** Once for each right, also when two requests read it at the same time. */
async function notifyOnce(right: MakeupRight, now: Date): Promise<void> {
  const { missed, validTo } = right;
  const params = { date: missed.date, until: validTo };
  try {
    await transact([
      ...makeupRights.replacing(rightIdOf(right), right, { ...right, told: true }),
      ...notifyingOfMakeup(right, 'Expiring', params, now),
    ]);
  } catch (error) {
    if (!isConditionFailure(error)) throw error;
  }
}

/**
 * Notifies students of rights whose last day is near. No scheduled job does it: requests
 * that list rights, for the student's home or for staff, notify those who have not been notified yet.
 */
export async function notifyExpiring(
  rights: readonly MakeupRight[],
  dtos: readonly MakeupDto[],
  now: Date,
): Promise<void> {
  const soon = new Set(
    dtos
      .filter(({ expires_soon }) => expires_soon)
      .map(({ student_id, missed }) => `${student_id} ${missed.id}`),
  );
  const untold = rights.filter(
    ({ told, userId, missed }) => !told && soon.has(`${userId} ${missed.id}`),
  );
  for (const right of untold.slice(0, NOTIFIED_MAX)) await notifyOnce(right, now);
}
