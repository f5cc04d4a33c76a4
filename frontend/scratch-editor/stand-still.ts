import { USED_LOCK } from '#frontend/src/entities/scratch/messages.ts';
import type { VirtualMachine } from './scratch-gui.ts';

/** Held until the page is gone. */
const forEver = (): Promise<never> => new Promise(() => undefined);

/**
 * Keeps the virtual machine, which runs many steps a second, stopped until the editor is used. Answers the function to
 * call on first use; later calls do nothing.
 */
export function standStill(vm: Pick<VirtualMachine, 'on' | 'start' | 'quit'>, onUse: () => void) {
  let isUsed = false;
  let isStopped = false;
  vm.on('RUNTIME_STARTED', () => {
    if (isUsed) return;
    vm.quit();
    isStopped = true;
  });
  return (): void => {
    if (isUsed) return;
    isUsed = true;
    // Not on plain http.
    if ('locks' in navigator)
      void navigator.locks.request(USED_LOCK, { mode: 'shared' }, forEver).catch(() => undefined);
    if (isStopped) vm.start();
    onUse();
  };
}
