import { useSyncExternalStore } from 'react';

/** The dialogs of the user's own account, which can be opened from every screen. */
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
 * Opens a dialog of the user's own account. `opener` gets the focus back; pass it when the focused element,
 * such as a menu item, will be gone by the time the dialog closes.
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
  // After the dialog has released its focus trap.
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
