/** Ends the hold. */
export type Release = () => void;

interface Options {
  /** Asks the tab that has it to hand it over, and takes it when that tab does not answer. */
  readonly take: boolean;
  /** Another tab asks for it: what is only in the editor is kept before it goes. */
  readonly onAsked: () => Promise<unknown>;
  /** Another tab has it now. */
  readonly onLost: () => void;
}

const PATIENCE_MS = 4000;

interface Holding extends Options {
  readonly name: string;
  readonly answer: (release: Release | null) => void;
}

/** Keeps the lock until it is released, by ourselves or because another tab asks for it. */
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
