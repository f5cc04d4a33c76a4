import { expect, test } from 'vitest';
import type { Bridge } from '#frontend/src/entities/scratch/open-bridge.ts';
import { comingBridge } from './coming-bridge.ts';

/** An editor that notes what it is asked for. */
function editor(asked: unknown[]): Bridge {
  const nothing = () => undefined;
  return {
    load: async (project) => void asked.push(project),
    save: async (options) => {
      asked.push(options);
      return { project: new ArrayBuffer(1), assets: [], thumbnail: null };
    },
    add: async () => undefined,
    show: nothing,
    close: nothing,
  };
}

test('what is asked for before the editor is there waits for it', async () => {
  const bridge = comingBridge();
  const asked: unknown[] = [];
  const loading = bridge.load(null);
  await Promise.resolve();
  expect(asked).toEqual([]);
  expect(bridge.arrive(editor(asked))).toBe(true);
  await loading;
  await bridge.save({ thumbnail: false });
  expect(asked).toEqual([null, { thumbnail: false }]);
});

test('a second editor does not take the place of the first', async () => {
  const bridge = comingBridge();
  const [first, second]: [unknown[], unknown[]] = [[], []];
  bridge.arrive(editor(first));
  expect(bridge.arrive(editor(second))).toBe(false);
  await bridge.load(null);
  expect([first, second]).toEqual([[null], []]);
});
