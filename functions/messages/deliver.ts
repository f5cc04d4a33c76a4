import { someAtOnce } from '#functions/platform/some-at-once.ts';
import { type Delivery, loadDeliveries, settleNumber, takeNumber } from './deliveries.ts';
import type { Dispatch } from './dispatches.ts';
import { type SmsProvider, wasRefused } from './sms-provider.ts';

/** Carriers take some twenty messages a second. */
const AT_ONCE = 5;
/** Nothing is begun after this: the last ones still have to end within the call's time. */
const BEGIN_WITHIN_MS = 4_000;

async function sendOne(dispatch: Dispatch, index: number, provider: SmsProvider) {
  const to = dispatch.numbers[index];
  if (!to || !(await takeNumber(dispatch, index, Date.now()))) return;
  const state = await provider.send(to.phone, dispatch.text).then(
    () => 'sent' as const,
    (error: unknown) => (wasRefused(error) ? ('failed' as const) : ('unclear' as const)),
  );
  await settleNumber(dispatch, index, state, Date.now());
}

/**
 * Sends what is still to be sent, as far as the time of one call allows, and answers what has become of
 * each number by then.
 */
export async function deliver(dispatch: Dispatch, provider: SmsProvider): Promise<Delivery[]> {
  const began = performance.now();
  const before = await loadDeliveries(dispatch, Date.now());
  const open = before.flatMap((state, index) =>
    state === 'pending' || state === 'failed' ? [index] : [],
  );
  await someAtOnce(open, AT_ONCE, async (index) => {
    if (performance.now() - began < BEGIN_WITHIN_MS) await sendOne(dispatch, index, provider);
  });
  return open.length > 0 ? loadDeliveries(dispatch, Date.now()) : before;
}
