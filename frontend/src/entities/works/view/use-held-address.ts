import { useState } from 'react';
import { pathOf } from '#frontend/src/lib/addresses.ts';

/**
 * The first address of a file, with a function that takes the newest one: a film that plays and a document that
 * is read must not start from the beginning when the address is renewed.
 */
export function useHeldAddress(newest: string): readonly [held: string, renew: () => void] {
  const [held, setHeld] = useState(newest);
  const isSameFile = pathOf(held) === pathOf(newest);
  if (!isSameFile) setHeld(newest);
  return [isSameFile ? held : newest, () => setHeld(newest)];
}
