import { useSyncExternalStore } from 'react';

/** The dialogs of the own account, which can be opened from every screen. */
export type AccountDialog = 'info' | 'password' | 'avatar';

interface Shown {
  readonly dialog: AccountDialog;
  /** Gets the focus back when the dialog closes. */
  readonly opener: HTMLElement | null;
}

let shown: Shown | null = null;
const listeners = new Set<() => void>();

function change(next: Shown | null): void {
  shown = next;
  for (const listener of listeners) listener();
}

/**
 * Opens a dialog of the own account. Who opens it from a menu, which is gone by the time the dialog closes,
 * names the element that gets the focus back.
 */
export function openAccountDialog(dialog: AccountDialog, opener?: HTMLElement | null): void {
  const focused = document.activeElement;
  change({ dialog, opener: opener ?? (focused instanceof HTMLElement ? focused : null) });
}

/** The user-info dialog (specification 2). */
export const openUserInfo = (opener?: HTMLElement | null): void =>
  openAccountDialog('info', opener);

export function closeAccountDialog(): void {
  const opener = shown?.opener;
  change(null);
  // After the dialog has given up its hold on the focus.
  setTimeout(() => {
    if (opener?.isConnected) opener.focus();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useAccountDialog = (): AccountDialog | null =>
  useSyncExternalStore(subscribe, () => shown?.dialog ?? null);
