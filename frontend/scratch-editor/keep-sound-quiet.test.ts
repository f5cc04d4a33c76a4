import { expect, test, vi } from 'vitest';
import { keepSoundQuiet } from './keep-sound-quiet.ts';

test('the sound starts after the first press, and no attempt is made before', async () => {
  const resume = vi.fn(async () => undefined);
  const sound = { resume };
  const activation = { hasBeenActive: false };
  keepSoundQuiet(sound, activation);
  await sound.resume();
  expect(resume).not.toHaveBeenCalled();
  activation.hasBeenActive = true;
  await sound.resume();
  expect(resume).toHaveBeenCalledOnce();
});

test('a browser that does not tell of presses is left as it is', () => {
  const resume = vi.fn(async () => undefined);
  const sound = { resume };
  keepSoundQuiet(sound, undefined);
  expect(sound.resume).toBe(resume);
});
