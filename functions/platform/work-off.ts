import { SchoolId } from '#shared/ids.ts';
import { CallError } from './errors.ts';
import { logFault } from './fault-line.ts';
import { type ListedEntry, pageOfList } from './listing.ts';
import { type Item, isConditionFailure, type TableKey } from './table.ts';

const PAGE = 50;
/** Before all positions: those that are instants, and the empty one of what is always due. */
const FIRST = '!';

/** Items of all schools on which work waits, in a list of the platform. An item is due at once, or from an instant on. */
export interface Queue<Id extends string> {
  /** Its entries name school and item, `S/id`. */
  readonly list: string;
  readonly ids: { readonly parse: (id: string) => Id };
  /** What a line of the log calls this work. */
  readonly part: string;
}

/** From now on until an instant, after which nothing is begun. */
export interface Shift {
  readonly now: () => Date;
  readonly until: Date;
}

interface Due<Id extends string> {
  readonly schoolId: SchoolId;
  readonly id: Id;
}

/** A step of work on an item. False when there was nothing to do. */
type Step<Id extends string> = (item: Due<Id>, now: Date, entry: TableKey) => Promise<boolean>;

/** What is due now, page by page, so that what stays in the list hides nothing behind it. */
async function* dueEntries(list: string, { now }: Shift): AsyncGenerator<ListedEntry> {
  const within = [FIRST, `${now().toISOString()}~`] as const;
  let from: Item | undefined;
  do {
    const page = await pageOfList(list, { limit: PAGE, from, within, consistent: true });
    yield* page.entries;
    from = page.next;
  } while (from);
}

/**
 * Works off a queue: a step of each item in turn, until nothing is left to do or the time is over. An item that fails
 * keeps no other waiting; it stays in the queue for the next run. Answers how many steps were done.
 */
export async function workOff<Id extends string>(
  { list, ids, part }: Queue<Id>,
  shift: Shift,
  step: Step<Id>,
): Promise<number> {
  const failed = new Set<string>();
  /** An item that has failed is not tried again in this run. */
  const tryStep = async ({ target, key }: ListedEntry): Promise<boolean> => {
    if (failed.has(target)) return false;
    const [school = '', id = ''] = target.split('/');
    try {
      const item = { schoolId: SchoolId.parse(school), id: ids.parse(id) };
      return await step(item, shift.now(), key);
    } catch (error) {
      failed.add(target);
      logFault(part, { school, id }, error);
      return false;
    }
  };
  let done = 0;
  for (;;) {
    const before = done;
    for await (const entry of dueEntries(list, shift)) {
      if (shift.now() >= shift.until) return done;
      if (await tryStep(entry)) done += 1;
    }
    if (done === before) return done;
  }
}

/** What a step answers; undefined when somebody else has done or cancelled its work meanwhile. */
export async function unlessOvertaken<T>(step: Promise<T>): Promise<T | undefined> {
  try {
    return await step;
  } catch (error) {
    if (error instanceof CallError || isConditionFailure(error)) return undefined;
    throw error;
  }
}
