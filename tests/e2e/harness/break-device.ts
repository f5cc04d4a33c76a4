import type { BrowserContext, Page } from '@playwright/test';

/** How a device is broken: its store has no room, or is refused at all, and its clock is years off. */
export interface DeviceState {
  readonly store: 'ok' | 'full' | 'refused';
  readonly years: number;
}

const FLAG = 'broken-device';

/** Lets a page, or all of a context, be broken by `setDevice`: the store at once, the clock when a page is opened. */
export const breakableDevice = (device: Pick<BrowserContext, 'addInitScript'>): Promise<unknown> =>
  device.addInitScript((flag) => {
    if (window !== window.top) return;
    const read = () => JSON.parse(localStorage.getItem(flag) ?? '{}');
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function refuse(this: IDBObjectStore, ...args) {
      if (this.name !== 'drafts' || (read().store ?? 'ok') === 'ok') return put.apply(this, args);
      throw new DOMException('no space', 'QuotaExceededError');
    };
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = function refuse(this: IDBFactory, ...args) {
      if (read().store !== 'refused') return open.apply(this, args);
      throw new DOMException('private window', 'SecurityError');
    };
    const off = (read().years ?? 0) * 365 * 86_400_000;
    if (off === 0) return;
    const Real = Date;
    const now = () => Real.now() + off;
    window.Date = new Proxy(Real, {
      construct: (target, args, self) =>
        Reflect.construct(target, args.length === 0 ? [now()] : args, self),
      get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
    });
  }, FLAG);

export async function setDevice(context: BrowserContext, state: DeviceState): Promise<void> {
  const page = context.pages().find((each) => !each.isClosed() && each.url().startsWith('http'));
  const set = ([flag, value]: readonly [string, string]) => localStorage.setItem(flag, value);
  await page?.evaluate(set, [FLAG, JSON.stringify(state)] as const).catch(() => undefined);
}

/** The project files that the device keeps of unsent work. Read from a page that is not the application's. */
export async function keysOnDevice(page: Page): Promise<Uint8Array[]> {
  const files = await page.evaluate(async (flag) => {
    localStorage.removeItem(flag);
    const names = (await indexedDB.databases()).map(({ name }) => name);
    if (!names.includes('classroom-scratch')) return [];
    const all = await new Promise<
      { waiting?: { project: ArrayBuffer }; sending?: { project: ArrayBuffer } }[]
    >((resolve, reject) => {
      const opening = indexedDB.open('classroom-scratch');
      opening.onerror = () => reject(opening.error);
      opening.onsuccess = () => {
        const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
        reading.onsuccess = () => {
          opening.result.close();
          resolve(reading.result);
        };
      };
    });
    const kept = all.flatMap(({ waiting, sending }) => [waiting, sending]);
    return kept.flatMap((each) => (each ? [[...new Uint8Array(each.project)]] : []));
  }, FLAG);
  return files.map((bytes) => Uint8Array.from(bytes));
}
