import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';

/** Says that this device has changes of a work that the server does not have; the device is asked later. */
export const UnsentBadge = lazyPart(
  async () => (await import('./drafts/UnsentChip.tsx')).UnsentChip,
  { quiet: true },
);
