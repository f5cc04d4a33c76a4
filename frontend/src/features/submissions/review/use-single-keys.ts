import { useState } from 'react';
import { readStored, STORAGE_KEY, writeStored } from '#frontend/src/lib/storage.ts';

const OFF = 'off';

/**
 * Whether keys without Ctrl do something. Whoever dictates, or hits keys by accident, switches them off
 * (WCAG 2.1.4); the device remembers it.
 */
export function useSingleKeys() {
  const [isOn, setOn] = useState(() => readStored(STORAGE_KEY.reviewKeys) !== OFF);
  const set = (on: boolean) => {
    setOn(on);
    writeStored(STORAGE_KEY.reviewKeys, on ? '' : OFF);
  };
  return [isOn, set] as const;
}
