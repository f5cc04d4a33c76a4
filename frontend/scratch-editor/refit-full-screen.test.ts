import { expect, it } from 'vitest';
import { refitFullScreen } from './refit-full-screen.ts';

function setUp(isFull: boolean) {
  const target = new EventTarget();
  const steps: { on: boolean; isRefitting: boolean }[] = [];
  const isRefitting = refitFullScreen(target, {
    isFull: () => isFull,
    setFull: (on) => steps.push({ on, isRefitting: isRefitting() }),
  });
  target.dispatchEvent(new Event('resize'));
  return { steps, isRefitting };
}

it('enlarges the stage once more when the window changes, and says that it is no news', () => {
  const { steps, isRefitting } = setUp(true);
  expect(steps).toEqual([
    { on: false, isRefitting: true },
    { on: true, isRefitting: true },
  ]);
  expect(isRefitting()).toBe(false);
});

it('leaves a stage alone that is not enlarged', () => {
  expect(setUp(false).steps).toEqual([]);
});
