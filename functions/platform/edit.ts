import { changedMeanwhile } from './errors.ts';
import { type TransactWrite, written } from './table.ts';

interface Edit {
  /** What is stored; undefined while nobody has written it, which is revision 0. */
  readonly before: { readonly rev: number } | undefined;
  /** The revision from which the edit began. */
  readonly rev: number;
  /** What is there now, as the call shows it. */
  readonly current: () => unknown;
}

/**
 * Begins an edit of what somebody read at a revision, and answers what carries out its writes: all of them, or none.
 * Both throw -1 with what is there now when somebody else was first. Whether the edit changes anything is asked
 * before, so that a repeated request is answered and not refused.
 */
export async function beginEdit({ before, rev, current }: Edit) {
  if ((before?.rev ?? 0) !== rev) throw changedMeanwhile(await current());
  return async (writes: readonly TransactWrite[]): Promise<void> => {
    if (!(await written(writes))) throw changedMeanwhile(await current());
  };
}
