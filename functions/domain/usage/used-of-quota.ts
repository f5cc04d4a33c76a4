import { percentReached } from '#shared/usage/rules.ts';

/** How much of a quota is used, as it goes over the wire. */
export const usedOf = (used: number, quota: number) => ({
  used,
  quota,
  left: quota === 0 ? 0 : Math.max(0, quota - used),
  warned: percentReached(used, quota),
});
