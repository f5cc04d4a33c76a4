import { LIMITS } from '#shared/limits.ts';
import { createStore, useStore } from './store.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'wait';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

/** More than three at once would hide too much of the page. */
const MAX_SHOWN = 3;

const toasts = createStore<readonly Toast[]>([]);
let lastId = 0;

export const dismissToast = (id: number): void =>
  toasts.set(toasts.get().filter((toast) => toast.id !== id));

function show(kind: ToastKind, text: string): void {
  const id = ++lastId;
  const others = toasts.get().filter((toast) => toast.text !== text);
  toasts.set([...others, { id, kind, text }].slice(-MAX_SHOWN));
  setTimeout(() => dismissToast(id), LIMITS.toastMs);
}

/** Short messages that need no answer; they last two seconds and are read out. Callable from anywhere. */
export const toast = {
  success: (text: string) => show('success', text),
  error: (text: string) => show('error', text),
  warning: (text: string) => show('warning', text),
  /** The waiting notice of code -1 (specification 8). */
  wait: (text: string) => show('wait', text),
};

export const useToasts = (): readonly Toast[] => useStore(toasts);
