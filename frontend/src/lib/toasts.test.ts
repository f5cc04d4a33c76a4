import { expect, it, vi } from 'vitest';
import { CODE } from '#shared/codes.ts';
import { ApiError } from './api-error.ts';

const { shown } = vi.hoisted(() => ({ shown: [] as { kind: string; text: string }[] }));
vi.mock('./store.ts', () => ({
  createStore: () => ({ get: () => [], set: (next: typeof shown) => shown.push(...next) }),
}));
const { toast } = await import('./toasts.ts');

it.each([
  [CODE.wait, 'wait'],
  [CODE.error, 'error'],
  [CODE.forbidden, 'error'],
  [CODE.invalid, 'error'],
])('what was refused with %i is told as %s', (code, kind) => {
  toast.failed(new ApiError({ kind: 'server', code, message: `told ${code}` }));
  expect(shown.at(-1)).toMatchObject({ kind, text: `told ${code}` });
});
