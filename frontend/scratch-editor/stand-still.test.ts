import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standStill } from './stand-still.ts';

const requestLock = vi.fn(async () => undefined);

/** A machine that counts how often it began and ended to step. */
function machineOf() {
  let hear = (): void => undefined;
  const machine = {
    starts: 0,
    quits: 0,
    on: (_event: string, listener: () => void) => {
      hear = listener;
    },
    start: () => {
      machine.starts += 1;
      hear();
    },
    quit: () => {
      machine.quits += 1;
    },
  };
  return machine;
}

beforeEach(() => {
  requestLock.mockClear();
  vi.stubGlobal('navigator', { locks: { request: requestLock } });
});

describe('an editor that started ahead of its use', () => {
  it('stands still until it is used, and then steps and says that it is used, once', () => {
    const machine = machineOf();
    const onUse = vi.fn();
    const use = standStill(machine, onUse);
    machine.start();
    expect(machine).toMatchObject({ starts: 1, quits: 1 });
    expect(requestLock).not.toHaveBeenCalled();

    use();
    use();
    expect(machine).toMatchObject({ starts: 2, quits: 1 });
    expect(onUse).toHaveBeenCalledOnce();
    expect(requestLock).toHaveBeenCalledOnce();
  });

  it('that is used before its machine steps leaves that to the package', () => {
    const machine = machineOf();
    standStill(machine, () => undefined)();
    expect(machine.starts).toBe(0);
    machine.start();
    expect(machine).toMatchObject({ starts: 1, quits: 0 });
  });
});
