import { useState } from 'react';

/** Which of the versions that were handed in is looked at: of another student the newest again. */
export function useShownVersion(id: string, count: number) {
  const [shown, setShown] = useState({ id, index: 0 });
  const index = shown.id === id ? Math.min(shown.index, Math.max(0, count - 1)) : 0;
  const show = (next: number) => {
    if (next >= 0 && next < count) setShown({ id, index: next });
  };
  return { index, show };
}
export type ShownVersion = ReturnType<typeof useShownVersion>;
