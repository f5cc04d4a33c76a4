import * as z from 'zod';
import { lockOf } from './open-projects.ts';

/** Releases the lock. */
export type Release = () => void;

/** What a tab has sent that was asked to save. */
const Answer = z.object({
  /** Whether the server has all of it. */
  isSent: z.boolean(),
  reason: z.enum(['offline', 'stale', 'refused', 'busy']),
  work: z.string().nullable(),
  no: z.number(),
  /** Whether the device or the server has all of it. Tabs of an earlier version do not tell. */
  isKept: z.boolean().default(false),
  title: z.string().default(''),
});
export type SavedInTab = z.infer<typeof Answer>;

interface Options {
  /**
   * Asks the holding tab to release it, and steals it when that tab does not answer. A tab with changes that are
   * kept nowhere answers that it does not.
   */
  readonly take: boolean;
  /** Called when another tab asks for the lock: keeps unsaved changes first. Answers whether nothing would be lost. */
  readonly onAsked: () => Promise<boolean>;
  /** Called when another tab asks to send what is not sent. */
  readonly onSaveAsked: () => Promise<SavedInTab>;
  /** Called when another tab opens it: whether its editor was left here, so that it is only sent, and is released now. */
  readonly onGiveWay?: () => boolean;
  /** Called when another tab has taken the lock, or is about to: then what it answers is waited for. */
  readonly onLost: () => Promise<void> | void;
}

/** Longer than an editor tries to keep and send its changes. */
const KEEPING_MS = 30_000;
const HAND_OVER = 'hand over';
const KEEPING = 'keeping';
const UNKEPT = 'unkept';
const SAVE = 'save';
/** Asks whoever only sends the project to leave it to an editor. */
const GIVE_WAY = 'give way';
/** Answers that an editor has it. Tabs of an earlier version do not. */
const IS_OPEN = 'is open';

/** How a tab is asked for the lock that it holds, and how it refuses. Without an answer it is taken for dead. */
interface Asking {
  readonly message: string;
  readonly refusal: string;
  readonly patienceMs: number;
  readonly byForce: boolean;
}
const TAKE: Asking = {
  message: HAND_OVER,
  refusal: UNKEPT,
  patienceMs: 4000,
  byForce: true,
};
const OPEN: Asking = {
  message: GIVE_WAY,
  refusal: IS_OPEN,
  patienceMs: 2000,
  byForce: false,
};

interface Holding extends Options {
  readonly name: string;
  readonly answer: (release: Release | null) => void;
}

/** Holds the lock until this tab releases it or another tab asks for it. */
function hold({ name, onAsked, onSaveAsked, onGiveWay, onLost, answer }: Holding): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    let isReleased = false;
    const release = (): void => {
      isReleased = true;
      channel.close();
      resolve();
    };
    const handOver = async () => {
      await onLost();
      release();
    };
    /** Who asked finds the lock free when it was released before the answer was known. */
    const reply = (message: unknown): void => {
      if (!isReleased) channel.postMessage(message);
    };
    channel.onmessage = ({ data }) => {
      if (data === HAND_OVER) {
        reply(KEEPING);
        onAsked().then((isSafe) => (isSafe ? handOver() : reply(UNKEPT)), handOver);
      }
      if (data === GIVE_WAY) reply(onGiveWay?.() ? KEEPING : IS_OPEN);
      if (data === SAVE) void onSaveAsked().then(reply);
    };
    answer(release);
  });
}

type Keep = (lock: Lock | null) => Promise<void> | undefined;

/** Asks for a lock that another holds, and waits for it: longer when that one says that it is keeping its changes. */
async function askFor(name: string, asking: Asking, keep: Keep): Promise<void> {
  const waiting = new AbortController();
  let mayForce = asking.byForce;
  const giveUp = () => waiting.abort();
  let timer = setTimeout(giveUp, asking.patienceMs);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data === KEEPING) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, KEEPING_MS);
    }
    if (data === asking.refusal) {
      mayForce = false;
      giveUp();
    }
  };
  const take = (lock: Lock | null) => {
    clearTimeout(timer);
    channel.close();
    return keep(lock);
  };
  channel.postMessage(asking.message);
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, take);
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
    await (mayForce ? navigator.locks.request(name, { steal: true }, take) : take(null));
  }
}

async function takeIfFree(name: string, keep: Keep): Promise<void> {
  let isFree = false;
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => {
    isFree = lock !== null;
    return lock ? keep(lock) : undefined;
  });
  if (!isFree) await askFor(name, OPEN, keep);
}

/**
 * Only one tab of a device edits a project: two would overwrite each other's unsent work. Whoever only sends it leaves
 * it to the editor. Answers null when another tab has it and does not hand it over.
 */
export function holdProject(
  person: string,
  project: string,
  options: Options,
): Promise<Release | null> {
  const name = lockOf(person, project);
  return new Promise((resolve) => {
    let held: Release | null = null;
    const answer = (release: Release | null): void => {
      held = release;
      resolve(release);
    };
    const keep = (lock: Lock | null) => {
      if (lock) return hold({ ...options, name, answer });
      answer(null);
      return undefined;
    };
    const lose = () => {
      // It no longer answers for the project.
      held?.();
      resolve(null);
      void options.onLost();
    };
    (options.take ? askFor(name, TAKE, keep) : takeIfFree(name, keep)).catch(lose);
  });
}

/** Asks the tab that has a project open to send it. Never settles when nobody answers. */
function askToSave(name: string, signal: AbortSignal): Promise<SavedInTab> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      const { data: saved } = Answer.safeParse(data);
      if (saved) resolve(saved);
    };
    signal.addEventListener('abort', () => channel.close());
    channel.postMessage(SAVE);
  });
}

/**
 * Ends by its signal, soon and without another write to the device: when a tab opens the project, or has taken it.
 */
type Act<T> = (wanted: AbortSignal) => Promise<T>;

/** Acts on a project while nobody wants to edit it; also what asks while this waits for its turn is heard. */
async function actMeanwhile<T>(name: string, options: LockOptions, act: Act<T>) {
  const wanted = new AbortController();
  let isActing = false;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data !== GIVE_WAY && data !== HAND_OVER) return;
    // The device may have to write a large project to its end.
    if (isActing) channel.postMessage(KEEPING);
    wanted.abort();
  };
  try {
    return await navigator.locks.request(name, options, async (lock) => {
      isActing = lock !== null;
      return lock ? { done: await act(wanted.signal) } : null;
    });
  } finally {
    // The lock may have been taken by force.
    wanted.abort();
    channel.close();
  }
}

/**
 * Acts on a project that no tab has open. When one has, that tab is asked to save instead: its answer comes back.
 * Throws when it does neither answer nor release the project in time.
 */
export async function withProject<T>(
  person: string,
  project: string,
  { act, patienceMs }: { readonly act: Act<T>; readonly patienceMs: number },
): Promise<T | SavedInTab> {
  const name = lockOf(person, project);
  const nobodyElse = await actMeanwhile(name, { ifAvailable: true }, act);
  if (nobodyElse) return nobodyElse.done;
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)]);
  try {
    const free = actMeanwhile(name, { signal }, act);
    // Without a lock any more when the other tab has answered first.
    free.catch(() => undefined);
    const first = await Promise.race([askToSave(name, signal), free]);
    if (first && 'done' in first) return first.done;
    if (first) return first;
    throw new Error('no lock');
  } finally {
    over.abort();
  }
}
