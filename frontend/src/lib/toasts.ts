import { LIMITS } from '#shared/limits.ts';
import { toError } from '#shared/to-error.ts';
import { asksToWait } from './api-error.ts';
import { createStore, useStore } from './store.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'wait';

/** What the person can do about it, while it is shown. */
export interface ToastAction {
  readonly label: string;
  readonly run: () => void;
}

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
  readonly action?: ToastAction | undefined;
}

/** More than three at once would hide too much of the page. */
const MAX_SHOWN = 3;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export const dismissToast = (id: number): void =>
  toasts.set(toasts.get().filter((toast) => toast.id !== id));

/** Another document begins with none. */
export const dismissAllToasts = (): void => toasts.set([]);

function show(kind: ToastKind, text: string, action?: ToastAction): void {
  const id = ++lastId;
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others, { id, kind, text, action }].slice(-MAX_SHOWN));
  // What asks for a decision stays long enough for it.
  setTimeout(() => dismissToast(id), action ? LIMITS.toastActionMs : LIMITS.toastMs);
}

/**
 * Short messages that need no answer; they last two seconds, longer with an action, and are read out. Callable
 * from anywhere.
 */
export const toast = {
  success: (text: string, action?: ToastAction) => show('success', text, action),
  error: (text: string) => show('error', text),
  warning: (text: string) => show('warning', text),
  /** The waiting notice of code -1 (specification 8). */
  wait: (text: string) => show('wait', text),
  /** What a call was refused with, or why it failed. */
  failed: (error: unknown) => show(asksToWait(error) ? 'wait' : 'error', toError(error).message),
};

export const useToasts = (): readonly Toast[] => useStore(toasts);
