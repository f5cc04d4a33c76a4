import { USED_LOCK } from '#frontend/src/entities/scratch/messages.ts';
import type { VirtualMachine } from './scratch-gui.ts';

/** Held until the page is gone. */
const forEver = (): Promise<never> => new Promise(() => undefined);

/**
 * An editor that nobody uses yet does nothing: its machine, which would step many times a second, stands still. The
 * answered function is called when it is used; only the first time counts.
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
    void navigator.locks.request(USED_LOCK, { mode: 'shared' }, forEver).catch(() => undefined);
    if (isStopped) vm.start();
    onUse();
  };
}
