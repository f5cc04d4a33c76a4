import { AsyncLocalStorage } from 'node:async_hooks';
import type { SchoolId, UserId } from '#shared/ids.ts';
import type { TrafficReader } from '#shared/usage/rules.ts';

/** To whom the answer of a call goes, with the addresses of files in it. */
export type Reader =
  /** Somebody who is signed in. */
  | { readonly schoolId: SchoolId; readonly userId: UserId }
  /** Somebody who opens a public page. */
  | { readonly page: TrafficReader };

const storage = new AsyncLocalStorage<Reader>();

export const readBy = <T>(reader: Reader, run: () => T): T => storage.run(reader, run);
export const currentReader = (): Reader | undefined => storage.getStore();
