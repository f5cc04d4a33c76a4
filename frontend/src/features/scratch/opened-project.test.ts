import { expect, test, vi } from 'vitest';
import { holdProject } from '#frontend/src/entities/scratch/saving/hold-project.ts';
import { OpenedProject } from './opened-project.ts';

const handlers = { onAsked: async () => true, onSaveAsked: vi.fn(), onLost: () => undefined };
const never = new Promise<void>(() => undefined);

/** As another tab does, which knows nothing of this one's sessions. */
const inOtherTab = () => holdProject('ann', 'w1', { ...handlers, take: false });

test('a project whose editor was left is opened in another tab though it is still being sent', async () => {
  const opened = new OpenedProject({ person: 'ann', ...handlers });
  expect(await opened.hold('w1', false)).toBe(true);
  expect(await inOtherTab()).toBeNull();
  const stop = vi.fn(async () => undefined);
  opened.end('w1', never, stop);
  const release = await inOtherTab();
  expect(release).not.toBeNull();
  expect(stop).toHaveBeenCalledOnce();
  release?.();
});

test('it is opened again in the same tab once what was being written is on the device', async () => {
  const opened = new OpenedProject({ person: 'ann', ...handlers });
  expect(await opened.hold('w1', false)).toBe(true);
  const { promise, resolve } = Promise.withResolvers<undefined>();
  opened.end('w1', never, () => promise);
  const again = new OpenedProject({ person: 'ann', ...handlers });
  let isHeld: boolean | undefined;
  const holding = again.hold('w1', false).then((held) => {
    isHeld = held;
  });
  await new Promise((done) => setTimeout(done, 20));
  expect(isHeld).toBeUndefined();
  resolve(undefined);
  await holding;
  expect(isHeld).toBe(true);
  again.release();
});

test('opening again does not take a project from the editor of another tab', async () => {
  const release = await inOtherTab();
  const opened = new OpenedProject({ person: 'ann', ...handlers });
  expect(await opened.hold('w1', false)).toBe(false);
  opened.end('w1', null, () => undefined);
  const again = new OpenedProject({ person: 'ann', ...handlers });
  expect(await again.hold('w1', false)).toBe(false);
  release?.();
});
