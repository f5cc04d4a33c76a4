import { subscribe } from 'node:diagnostics_channel';
import { BroadcastChannel } from 'node:worker_threads';
import { ACCOUNT_CHANGES, forgetHere } from '#functions/domain/sessions/account-state.ts';
import type { UserId } from '#shared/ids.ts';

/** A change of an account that one thread makes is known to the others at once, as it would be in a single thread. */
export function shareAccountChanges(): void {
  const others = new BroadcastChannel(ACCOUNT_CHANGES);
  others.onmessage = ({ data }) => forgetHere(data as UserId);
  others.unref();
  subscribe(ACCOUNT_CHANGES, (userId) => others.postMessage(userId));
}
