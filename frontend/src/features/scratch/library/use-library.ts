import { useState } from 'react';
import type {
  EditorEvent,
  LibraryChoice,
  LibraryKind,
} from '#frontend/src/entities/scratch/messages.ts';
import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';

/** The library that the editor has asked for, and what it adds to the project. */
export function useLibrary(bridge: () => Bridge | undefined) {
  const [kind, setKind] = useState<LibraryKind | null>(null);
  const hear = (event: EditorEvent) => {
    if (event.type === 'library') setKind(event.kind);
  };
  const close = () => setKind(null);
  const add = async (choice: LibraryChoice) => {
    const opened = bridge();
    if (!opened) throw new Error('the editor is not open');
    await opened.add(choice);
  };
  const openAllItems = () => {
    if (kind) bridge()?.show({ type: 'all-items', kind });
    close();
  };
  return { kind, hear, close, add, openAllItems };
}
