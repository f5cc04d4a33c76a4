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
  /** Called when another tab has taken the lock. */
  readonly onLost: () => void;
}

const PATIENCE_MS = 4000;
/** Longer than an editor tries to keep and send its changes. */
const KEEPING_MS = 30_000;
const HAND_OVER = 'hand over';
const KEEPING = 'keeping';
const UNKEPT = 'unkept';
const SAVE = 'save';

interface Holding extends Options {
  readonly name: string;
  readonly answer: (release: Release | null) => void;
}

/** Holds the lock until this tab releases it or another tab asks for it. */
function hold({ name, onAsked, onSaveAsked, onLost, answer }: Holding): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    const release = (): void => {
      channel.close();
      resolve();
    };
    const handOver = () => {
      onLost();
      release();
    };
    channel.onmessage = ({ data }) => {
      if (data === HAND_OVER) {
        channel.postMessage(KEEPING);
        onAsked().then((isSafe) => (isSafe ? handOver() : channel.postMessage(UNKEPT)), handOver);
      }
      if (data === SAVE) void onSaveAsked().then((saved) => channel.postMessage(saved));
    };
    answer(release);
  });
}

type Keep = (lock: Lock | null) => Promise<void> | undefined;

/** Asks the tab that holds the lock for it. A tab that does not answer is taken for dead. */
async function takeOver(name: string, keep: Keep): Promise<void> {
  const waiting = new AbortController();
  let isUnkept = false;
  const giveUp = () => waiting.abort();
  let timer = setTimeout(giveUp, PATIENCE_MS);
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }) => {
    if (data === KEEPING) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, KEEPING_MS);
    }
    if (data === UNKEPT) {
      isUnkept = true;
      giveUp();
    }
  };
  const end = (): void => {
    clearTimeout(timer);
    channel.close();
  };
  const take = (lock: Lock | null) => {
    end();
    return keep(lock);
  };
  channel.postMessage(HAND_OVER);
  try {
    await navigator.locks.request(name, { signal: waiting.signal }, take);
  } catch (error) {
    if (!waiting.signal.aborted) throw error;
    await (isUnkept ? take(null) : navigator.locks.request(name, { steal: true }, take));
  }
}

/**
 * Only one tab of a device edits a project: two would overwrite each other's unsent work.
 * Answers null when another tab has it and does not hand it over.
 */
export function holdProject(
  person: string,
  project: string,
  options: Options,
): Promise<Release | null> {
  const name = lockOf(person, project);
  return new Promise((answer) => {
    const keep = (lock: Lock | null) => {
      if (lock) return hold({ ...options, name, answer });
      answer(null);
      return undefined;
    };
    if (!options.take) {
      navigator.locks.request(name, { ifAvailable: true }, keep).catch(options.onLost);
      return;
    }
    takeOver(name, keep).catch(options.onLost);
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
 * Acts on a project that no tab has open. When one has, that tab is asked to save instead: its answer comes back.
 * Throws when it does neither answer nor release the project in time.
 */
export async function withProject<T>(
  person: string,
  project: string,
  { act, patienceMs }: { readonly act: () => Promise<T>; readonly patienceMs: number },
): Promise<T | SavedInTab> {
  const name = lockOf(person, project);
  const nobodyElse = await navigator.locks.request(name, { ifAvailable: true }, async (lock) =>
    lock ? { done: await act() } : null,
  );
  if (nobodyElse) return nobodyElse.done;
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(patienceMs)]);
  try {
    const free = navigator.locks.request(name, { signal }, act);
    // Without a lock any more when the other tab has answered first.
    free.catch(() => undefined);
    return await Promise.race([askToSave(name, signal), free]);
  } finally {
    over.abort();
  }
}
