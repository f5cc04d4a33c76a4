import { useSyncExternalStore } from 'react';
import { LIMITS } from '#shared/limits.ts';

export type ToastKind = 'success' | 'error' | 'warning' | 'wait';

export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  readonly text: string;
}

/** More than three at once would hide too much of the page. */
const MAX_SHOWN = 3;

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Toast[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

export const dismissToast = (id: number): void => change(toasts.filter((toast) => toast.id !== id));

function show(kind: ToastKind, text: string): void {
  const id = ++lastId;
  const others = toasts.filter((toast) => toast.text !== text);
  change([...others, { id, kind, text }].slice(-MAX_SHOWN));
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useToasts = (): readonly Toast[] => useSyncExternalStore(subscribe, () => toasts);
