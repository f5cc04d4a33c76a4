import { createStore, useStore } from './store.ts';

/** The dialogs of the user's own account, which can be opened from every screen. */
export type AccountDialog = 'info' | 'password' | 'avatar';

interface OpenDialog {
  readonly dialog: AccountDialog;
  /** Gets the focus back when the dialog closes. */
  readonly opener: HTMLElement | null;
}

const openDialog = createStore<OpenDialog | null>(null);

/**
 * Opens a dialog of the user's own account. `opener` gets the focus back; pass it when the focused element,
 * such as a menu item, will be gone by the time the dialog closes.
 */
export function openAccountDialog(dialog: AccountDialog, opener?: HTMLElement | null): void {
  const focused = document.activeElement;
  const focusedElement = focused instanceof HTMLElement ? focused : null;
  openDialog.set({ dialog, opener: opener ?? focusedElement });
}

/** The user-info dialog (specification 2). */
export const openUserInfo = (opener?: HTMLElement | null): void =>
  openAccountDialog('info', opener);

export function closeAccountDialog(): void {
  const opener = openDialog.get()?.opener;
  openDialog.set(null);
  // After the dialog has given up its hold on the focus.
  setTimeout(() => {
    if (opener?.isConnected) opener.focus();
  });
}

export const useAccountDialog = (): AccountDialog | null => useStore(openDialog)?.dialog ?? null;
