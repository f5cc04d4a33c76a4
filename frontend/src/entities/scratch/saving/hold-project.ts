import * as z from 'zod';

/** Releases the lock. */
export type Release = () => void;

/** What a tab has sent that was asked to save. */
const Answer = z.object({
  /** Whether the server has all of it. */
  isSent: z.boolean(),
  reason: z.enum(['offline', 'stale', 'refused', 'busy']),
  work: z.string().nullable(),
  no: z.number(),
});
export type SavedInTab = z.infer<typeof Answer>;

interface Options {
  /** Asks the holding tab to release it, and steals it when that tab does not answer. */
  readonly take: boolean;
  /** Called when another tab asks for the lock: keeps unsaved changes first. */
  readonly onAsked: () => Promise<unknown>;
  /** Called when another tab asks to send what is not sent. */
  readonly onSaveAsked: () => Promise<SavedInTab>;
  /** Called when another tab has taken the lock. */
  readonly onLost: () => void;
}

const PATIENCE_MS = 4000;
const HAND_OVER = 'hand over';
const SAVE = 'save';

const lockOf = (person: string, project: string): string => `scratch-project:${person}:${project}`;

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
      if (data === HAND_OVER) onAsked().then(handOver, handOver);
      if (data === SAVE) void onSaveAsked().then((saved) => channel.postMessage(saved));
    };
    answer(release);
  });
}

/**
 * Only one tab of a device edits a project: two would overwrite each other's unsent work.
 * Answers null when another tab has it.
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
    const asking = new BroadcastChannel(name);
    asking.postMessage(HAND_OVER);
    asking.close();
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, keep)
      .catch(() => navigator.locks.request(name, { steal: true }, keep))
      .catch(options.onLost);
  });
}

/** The projects that tabs of this browser have open for a person. */
export async function openProjects(person: string): Promise<string[]> {
  const prefix = lockOf(person, '');
  const { held = [] } = await navigator.locks.query();
  return held.flatMap(({ name = '' }) =>
    name.startsWith(prefix) ? name.slice(prefix.length) : [],
  );
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
