import {
  type Draft,
  type DraftStore,
  needsSending,
  type Replaced,
  type Snapshot,
  unsentOf,
} from '../drafts/draft.ts';

/** Whether a deadline passed after one snapshot was made and before another was, by the device's clock. */
export const isBetween = (deadline: string, one: Snapshot, other: Snapshot): boolean =>
  Date.parse(one.at) <= Date.parse(deadline) && Date.parse(deadline) < Date.parse(other.at);

/** Stays with the project that a copy is made from. */
const NO_MORE = { sending: null, sealed: [], deadlines: [], task: null, beside: [] } as const;

/** The newest of a draft as a new work, with this local id until the server has it. */
export function copyOf(draft: Draft, id: string, newKey: () => string): Draft {
  const mine = unsentOf(draft);
  const waiting = mine && { ...mine, key: newKey() };
  return { ...draft, ...NO_MORE, id, work: null, base: 0, waiting };
}

interface How {
  readonly isStale: boolean;
  readonly newKey: () => string;
}

/**
 * What a project itself still has to send once its newest is in a copy: what was there at a deadline, and its link with
 * a task.
 */
export function leftBeside(draft: Draft, copy: Draft, { isStale, newKey }: How): Draft {
  const { sending, sealed = [], waiting, deadlines = [] } = draft;
  const mine = unsentOf(copy);
  const isLeft = (each: Snapshot) => each.project !== mine?.project;
  const isDue = (each: Snapshot) =>
    mine !== null && isLeft(each) && deadlines.some((deadline) => isBetween(deadline, each, mine));
  const left = [...sealed.filter(isLeft), ...(waiting && isDue(waiting) ? [waiting] : [])];
  const sendingDue = sending && isDue(sending) ? sending : null;
  const rest = { ...draft, waiting: null, replaces: undefined };
  if (isStale) {
    // What came from an older version was not taken, and never will be under its name.
    const anew = [...(sendingDue ? [sendingDue] : []), ...left].map((each) => ({
      ...each,
      key: newKey(),
    }));
    return { ...rest, sending: null, sealed: anew };
  }
  // What is on its way goes first: the server may have it, and what is left comes from it.
  return { ...rest, sending: left.length > 0 ? sending : sendingDue, sealed: left };
}

/** Leaves a draft in the store as long as it has something to send. */
export const leave = (store: DraftStore, draft: Draft): Promise<void> =>
  needsSending(draft) ? store.put(draft) : store.remove(draft.id);

/** Puts a copy in the place of its original, of which something may be left. Answers whether the device has the copy. */
export async function putCopy(store: DraftStore, copy: Draft, left: Draft): Promise<boolean> {
  const hasLeft = needsSending(left);
  try {
    await (hasLeft ? store.put(copy) : store.replace(left.id, copy));
  } catch {
    return false;
  }
  // If that fails, all of it stays.
  if (hasLeft) await store.put(left).catch(() => undefined);
  return true;
}

/**
 * A copy is on the device or with the server: what it was made from would ask once more, and be a second copy. Answers
 * whether that is settled.
 */
export async function dropReplaced(
  store: DraftStore,
  { id, key, left }: Replaced,
): Promise<boolean> {
  try {
    const original = await store.get(id);
    const isSame = original ? unsentOf(original)?.key === key : key === undefined;
    if (isSame) await leave(store, left);
    return true;
  } catch {
    return false;
  }
}
