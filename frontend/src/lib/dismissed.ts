import { useState } from 'react';
import * as z from 'zod';
import { useSignedIn } from './session.ts';
import { readStored, STORAGE_KEY, writeStored } from './storage.ts';

/** By user id: the names of the hints that the user has dismissed. */
const Stored = z.record(z.string(), z.array(z.string()));

function readAll(): z.infer<typeof Stored> {
  try {
    return Stored.parse(JSON.parse(readStored(STORAGE_KEY.dismissed) ?? '{}'));
  } catch {
    return {};
  }
}

/** Whether the user has dismissed a hint for good. Stored in the browser, and kept at sign-out. */
export function useDismissed(name: string) {
  const { id } = useSignedIn().user;
  const [dismissed, setDismissed] = useState(() => readAll()[id]?.includes(name) ?? false);
  const dismiss = (): void => {
    const all = readAll();
    writeStored(
      STORAGE_KEY.dismissed,
      JSON.stringify({ ...all, [id]: [...(all[id] ?? []), name] }),
    );
    setDismissed(true);
  };
  return { dismissed, dismiss };
}
