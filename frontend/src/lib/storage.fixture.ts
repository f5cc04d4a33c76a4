import { vi } from 'vitest';

/** The storage of a browser, which outlives its pages. */
export function stubDevice(): Map<string, string> {
  const device = new Map<string, string>();
  const methods = {
    getItem: (key: string) => device.get(key) ?? null,
    setItem: (key: string, value: string) => device.set(key, value),
    removeItem: (key: string) => device.delete(key),
  };
  const ownKeys = () => [...device.keys()];
  const getOwnPropertyDescriptor = () => ({ enumerable: true, configurable: true });
  vi.stubGlobal('localStorage', new Proxy(methods, { ownKeys, getOwnPropertyDescriptor }));
  return device;
}
