import type { SchoolMoment } from '#functions/platform/school-day.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { countingRights } from './count-rights.ts';
import { type MakeupRight, makeupRights, type RightChange, rightIdOf } from './makeup-right.ts';

/** Writes a right alone: its transaction counts it with all others (`countingRights`). */
export const writingOnly = ({ before, after }: RightChange): TransactWrite[] =>
  makeupRights.writing(rightIdOf(after), before, after);

/**
 * Writes rights of a school with what they change of its figures: all of a transaction at once, since it writes each
 * item once. It fails, to be retried, when one changed since it was read.
 */
export const writingRights = (
  changes: readonly RightChange[],
  moment: SchoolMoment,
): TransactWrite[] => [...changes.flatMap(writingOnly), ...countingRights(changes, moment)];

/** The same of one right. */
export const writingRight = (
  before: MakeupRight | undefined,
  after: RightChange['after'],
  moment: SchoolMoment,
): TransactWrite[] => writingRights([{ before, after }], moment);

/** A booked right that is opened again. */
export function reopened(right: MakeupRight): RightChange {
  const { booked: _, override: __, ...kept } = right;
  return { before: right, after: { ...kept, state: 'open' } };
}
