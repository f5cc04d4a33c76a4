import type { ClassId } from '#shared/ids.ts';
import type { Cycle, SheetLine } from '../queries.ts';

/** The ways in which the reports of a class are written. */
export const VIEWS = ['table', 'one', 'side'] as const;
export type View = (typeof VIEWS)[number];

/** What each of them shows. */
export interface SheetProps {
  readonly cycle: Cycle;
  readonly classId: ClassId;
  readonly lines: readonly SheetLine[];
}
