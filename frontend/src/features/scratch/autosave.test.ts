import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Autosave } from './autosave.ts';

/** An editor with a device and a server. */
class Scene {
  isFull = false;
  isOnline = true;
  /** How long a snapshot takes. */
  takesMs = 0;
  /** How large the project is. */
  bytes = 1000;
  readonly taken: { readonly at: number; readonly thumbnail: boolean }[] = [];
  /** Of each that was taken, whether somebody asked to save. */
  readonly byHand: boolean[] = [];
  atOnce = 0;
  mostAtOnce = 0;
  sent = 0;
  private readonly began = performance.now();
  readonly autosave = new Autosave({
    keep: async ({ thumbnail, byHand }) => {
      this.byHand.push(byHand);
      this.atOnce += 1;
      this.mostAtOnce = Math.max(this.mostAtOnce, this.atOnce);
      const { takesMs } = this;
      if (takesMs) await new Promise((resolve) => setTimeout(resolve, takesMs));
      this.atOnce -= 1;
      this.taken.push({ at: performance.now() - this.began, thumbnail });
      return { isKept: !this.isFull, bytes: this.bytes };
    },
    flush: async () => {
      if (this.isOnline) this.sent += 1;
      return this.isOnline;
    },
    isSafe: () => !this.isFull,
  });

  get times(): number[] {
    return this.taken.map(({ at }) => at);
  }
}

let scene: Scene;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.useFakeTimers();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { setTimeout, clearTimeout }));
  scene = new Scene();
});
afterEach(() => {
  scene.autosave.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('the device has a change after 0.7 seconds', async () => {
  scene.autosave.changed();
  expect(scene.autosave.isDirty).toBe(true);
  await pass(699);
  expect(scene.taken).toEqual([]);
  await pass(2);
  expect(scene.times).toEqual([700]);
  expect(scene.autosave.isDirty).toBe(false);
});

test('while changes go on, it has them every two seconds', async () => {
  for (let at = 0; at < 6000; at += 100) {
    scene.autosave.changed();
    await pass(100);
  }
  expect(scene.times).toEqual([2000, 4000, 6000]);
});

test('a device whose clock is set back a year meanwhile keeps as before', async () => {
  scene.autosave.changed();
  vi.setSystemTime(Date.now() - 365 * 86_400_000);
  await pass(701);
  scene.autosave.changed();
  await pass(701);
  expect(scene.taken).toHaveLength(2);
  expect(scene.autosave.isDirty).toBe(false);
});

test('snapshots that take long do not pile up, and have a pause as long between them', async () => {
  scene.takesMs = 3000;
  for (let at = 0; at < 20_000; at += 100) {
    scene.autosave.changed();
    if (at % 1000 === 0) void scene.autosave.now({ thumbnail: false });
    if (at > 2000) await pass(100);
  }
  expect(scene.mostAtOnce).toBe(1);
  expect(scene.taken.length).toBeLessThanOrEqual(7);
  // Changes that never end do not put it off.
  expect(scene.taken.length).toBeGreaterThanOrEqual(3);
  await pass(10_000);
  expect(scene.autosave.isDirty).toBe(false);
});

test('what is sent by itself after half a minute brings a picture', async () => {
  scene.autosave.changed();
  await pass(29_000);
  expect(scene.taken).toEqual([{ at: 700, thumbnail: false }]);
  await pass(1100);
  expect(scene.taken.at(-1)).toEqual({ at: 30_000, thumbnail: true });
  expect(scene.sent).toBe(1);
  await scene.autosave.now();
  expect(scene.taken).toHaveLength(2);
});

test('what somebody saves is said to be saved by hand, and nothing after it', async () => {
  scene.takesMs = 300;
  scene.autosave.changed();
  await pass(800);
  // The device is just taking one by itself.
  void scene.autosave.now({ byHand: true });
  scene.autosave.changed();
  await pass(5000);
  expect(scene.byHand).toEqual([false, true]);
  void scene.autosave.now({ byHand: true });
  scene.autosave.changed();
  await pass(40_000);
  expect(scene.byHand.slice(2)).not.toContain(true);
});

test('a project of 50 MB is sent every two minutes', async () => {
  scene.bytes = 50_000_000;
  for (let at = 0; at < 300_000; at += 1000) {
    scene.autosave.changed();
    await pass(1000);
  }
  // The first time nobody knows how large it is.
  expect(scene.sent).toBe(3);
});

test('what the device has no room for stays unsaved, and is sent sooner', async () => {
  scene.isFull = true;
  scene.isOnline = false;
  scene.autosave.changed();
  await pass(4000);
  expect(scene.autosave.isDirty).toBe(true);
  expect(await scene.autosave.keepNow()).toBe(false);
  scene.isOnline = true;
  await pass(6000);
  expect(scene.sent).toBe(1);
  expect(scene.autosave.isDirty).toBe(false);
});

test('a change after what was sent is not taken for saved', async () => {
  scene.isFull = true;
  scene.autosave.changed();
  await pass(800);
  scene.autosave.changed();
  await scene.autosave.send();
  expect(scene.autosave.isDirty).toBe(true);
});

test('a page that is hidden keeps and sends at once', async () => {
  scene.autosave.changed();
  Object.assign(document, { visibilityState: 'hidden' });
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(1);
  expect(scene.taken).toEqual([{ at: 0, thumbnail: false }]);
  expect(scene.sent).toBe(1);
  scene.autosave.changed();
  window.dispatchEvent(new Event('pagehide'));
  await pass(1);
  expect(scene.taken).toHaveLength(2);
});

test('when the network is back a class does not send in one moment, nor does it try again in one', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  scene.autosave.changed();
  await pass(800);
  scene.isOnline = false;
  window.dispatchEvent(new Event('online'));
  await pass(1499);
  scene.isOnline = true;
  vi.mocked(Math.random).mockReturnValue(0.99);
  window.dispatchEvent(new Event('online'));
  await pass(2960);
  expect(scene.sent).toBe(0);
  await pass(20);
  expect(scene.sent).toBe(1);
  vi.restoreAllMocks();
});

test('an editor that fails is asked again', async () => {
  const keep = vi
    .fn()
    .mockRejectedValueOnce(new Error('hung'))
    .mockResolvedValue({ isKept: true, bytes: 1000 });
  const autosave = new Autosave({ keep, flush: async () => true, isSafe: () => true });
  autosave.changed();
  await pass(800);
  expect(autosave.isDirty).toBe(true);
  await pass(2100);
  expect(keep).toHaveBeenCalledTimes(2);
  expect(autosave.isDirty).toBe(false);
  autosave.stop();
});
