import { describe, expect, it } from 'vitest';
import { openFirst } from './open-first.ts';

/** A machine that opens everything but `broken`, and remembers what it was given. */
function machineOf() {
  const given: unknown[] = [];
  const machine = {
    loadProject(project: ArrayBuffer | string): Promise<void> {
      given.push(project);
      return project === 'broken' ? Promise.reject(new Error('broken')) : Promise.resolve();
    },
  };
  return { machine, given };
}

describe('the first project', () => {
  it('is opened in place of the empty one, whichever comes first', async () => {
    const { machine, given } = machineOf();
    const open = openFirst(machine);
    const started = machine.loadProject('empty');
    await open('mine');
    await started;
    await machine.loadProject('next');
    expect(given).toEqual(['mine', 'next']);

    const early = machineOf();
    const opened = openFirst(early.machine)('mine');
    await early.machine.loadProject('empty');
    await opened;
    expect(early.given).toEqual(['mine']);
  });

  it('that is broken leaves the empty one', async () => {
    const { machine, given } = machineOf();
    const open = openFirst(machine);
    const started = machine.loadProject('empty');
    await expect(open('broken')).rejects.toThrow('broken');
    await started;
    expect(given).toEqual(['broken', 'empty']);
  });
});
