import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';

/** A bridge to an editor that may still be loading: what is asked of it waits until it is there. */
export interface ComingBridge extends Pick<Bridge, 'load' | 'save'> {
  readonly isThere: Promise<unknown>;
  /** Answers false when there was one before. */
  readonly arrive: (bridge: Bridge) => boolean;
}

export function comingBridge(): ComingBridge {
  let arrived = false;
  let give: (bridge: Bridge) => void = () => undefined;
  const coming = new Promise<Bridge>((resolve) => {
    give = resolve;
  });
  return {
    isThere: coming,
    arrive: (bridge) => {
      if (arrived) return false;
      arrived = true;
      give(bridge);
      return true;
    },
    load: async (project) => (await coming).load(project),
    save: async (options) => (await coming).save(options),
  };
}
