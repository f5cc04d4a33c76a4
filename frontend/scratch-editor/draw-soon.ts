import type { VirtualMachine } from './scratch-gui.ts';

/** After loading: the pictures of a large project are ready some time after it, and nothing tells of it. */
const TIMES_MS = [0, 50, 150, 400, 1000, 2500];

/** Draws the stage until its pictures are there. A player draws nothing by itself before its first start. */
export function drawSoon({ renderer }: Pick<VirtualMachine, 'renderer'>): void {
  for (const time of TIMES_MS) setTimeout(() => renderer?.draw(), time);
}
