/** Releases the lock. */
export type Release = () => void;

interface Options {
  /** Asks the holding tab to release it, and steals it when that tab does not answer. */
  readonly take: boolean;
  /** Called when another tab asks for the lock: keeps unsaved changes first. */
  readonly onAsked: () => Promise<unknown>;
  /** Called when another tab has taken the lock. */
  readonly onLost: () => void;
}

const PATIENCE_MS = 4000;

interface Holding extends Options {
  readonly name: string;
  readonly answer: (release: Release | null) => void;
}

/** Holds the lock until this tab releases it or another tab asks for it. */
function hold({ name, onAsked, onLost, answer }: Holding): Promise<void> {
  return new Promise((resolve) => {
    const channel = new BroadcastChannel(name);
    const release = (): void => {
      channel.close();
      resolve();
    };
    channel.onmessage = () => {
      const handOver = () => {
        onLost();
        release();
      };
      onAsked().then(handOver, handOver);
    };
    answer(release);
  });
}

/**
 * Only one tab of a device edits a project: two would overwrite each other's unsent work.
 * Answers null when another tab has it.
 */
export function holdProject(project: string, options: Options): Promise<Release | null> {
  const name = `scratch:${project}`;
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
    asking.postMessage('hand over');
    asking.close();
    navigator.locks
      .request(name, { signal: AbortSignal.timeout(PATIENCE_MS) }, keep)
      .catch(() => navigator.locks.request(name, { steal: true }, keep))
      .catch(options.onLost);
  });
}
