import { useCallback } from 'react';
import { formatBytes } from '#frontend/src/lib/bytes.ts';
import { LOCALES, useLanguage } from '#frontend/src/lib/language.ts';

/** Writes a number of bytes in the current language; what has become less has its sign. */
export function useBytes(): (bytes: number) => string {
  const locale = LOCALES[useLanguage()];
  return useCallback(
    (bytes) => `${bytes < 0 ? '−' : ''}${formatBytes(Math.abs(bytes), locale)}`,
    [locale],
  );
}
