import { useEffect, useRef, useState } from 'react';
import type { Bridge } from './open-bridge.ts';

interface Loaded {
  readonly project: ArrayBuffer | null;
  readonly isBroken: boolean;
}

/** Brings project after project to the stage, one at a time; of those that were passed over none is loaded. */
export function useLoaded(bridge: Bridge | null, project: ArrayBuffer | null): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ project: null, isBroken: false });
  const wanted = useRef(project);
  const last = useRef(Promise.resolve());
  useEffect(() => {
    wanted.current = project;
    if (!bridge || !project) return;
    const load = async () => {
      if (wanted.current !== project) return;
      const isBroken = await bridge.load(project).then(
        () => false,
        () => true,
      );
      setLoaded({ project, isBroken });
    };
    last.current = last.current.then(load);
  }, [bridge, project]);
  return loaded;
}
