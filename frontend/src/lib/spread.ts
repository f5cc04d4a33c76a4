/**
 * A school that gets its network back has hundreds of devices that all have something to send. Each waits a little, and
 * not as long as the others, so that they do not come in the same moment, nor again in the next.
 */
const SPREAD_MS = 3000;

/** How long a device waits with what it sends by itself when the network is back. */
export const spreadMs = (): number => Math.random() * SPREAD_MS;

/** A pause before another attempt: between half and one and a half times as long. */
export const aboutMs = (ms: number): number => ms * (0.5 + Math.random());
