import { beginningWith } from '#functions/platform/key-range.ts';
import { mapConcurrently } from '#functions/platform/map-concurrently.ts';
import { type SmsProvider, wasRefused } from '#functions/platform/sms-provider.ts';
import * as table from '#functions/platform/table.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Dispatch, type DispatchId, dispatchPartition } from './dispatches.ts';

/** State of a message to one number; `taken`: a call is sending it, or broke off while doing so. */
type State = 'taken' | 'sent' | 'failed' | 'unclear';
/** State as callers see it; `pending`: not tried yet, or being sent now. */
export type Delivery = Exclude<State, 'taken'> | 'pending';

const PREFIX = 'NUMBER#';
const TYPE = 'delivery';
/** No call lasts longer: a number that was taken earlier and not settled belongs to a call that broke off. */
const ABANDONED_AFTER_MS = LIMITS.requestTimeoutMs + 2_000;

const keyOf = (id: DispatchId, index: number): table.TableKey => ({
  pk: dispatchPartition(id),
  sk: `${PREFIX}${String(index).padStart(4, '0')}`,
});

const itemOf = (dispatch: Dispatch, index: number, state: State, at: number) => ({
  ...keyOf(dispatch, index),
  type: TYPE,
  state,
  at,
  expires: dispatch.expires,
});

const deliveryOf = (state: State, at: number, now: number): Delivery => {
  if (state !== 'taken') return state;
  return now - at > ABANDONED_AFTER_MS ? 'unclear' : 'pending';
};

/** The delivery state of each number, in the order of the dispatch. */
async function loadDeliveries(dispatch: Dispatch, now: number): Promise<Delivery[]> {
  const { items } = await table.queryItems({
    ...beginningWith(dispatchPartition(dispatch), PREFIX),
    ConsistentRead: true,
  });
  const found = new Map(
    items.map(({ sk, state, at }) => [String(sk), deliveryOf(state as State, Number(at), now)]),
  );
  return dispatch.numbers.map((_, index) => found.get(keyOf(dispatch, index).sk) ?? 'pending');
}

/**
 * Takes a number before a message is sent to it, so that of parallel calls only one sends. A number that the
 * carrier refused can be taken again. Answers false when another call has taken it.
 */
async function takeNumber(dispatch: Dispatch, index: number, now: number): Promise<boolean> {
  try {
    await table.putItem({
      Item: itemOf(dispatch, index, 'taken', now),
      ConditionExpression: 'attribute_not_exists(pk) OR #state = :failed',
      ExpressionAttributeNames: { '#state': 'state' },
      ExpressionAttributeValues: { ':failed': 'failed' },
    });
    return true;
  } catch (error) {
    if (table.isConditionFailure(error)) return false;
    throw error;
  }
}

/** Gives back a number that this call has taken. A transaction is not carried out twice when its answer is lost. */
const giveBackNumber = (dispatch: Dispatch, index: number): Promise<void> =>
  table.transact([{ Delete: { Key: keyOf(dispatch, index) } }]);

const settleNumber = (
  dispatch: Dispatch,
  index: number,
  state: Exclude<State, 'taken'>,
  now: number,
): Promise<void> => table.putItem({ Item: itemOf(dispatch, index, state, now) });

/** Carriers take some twenty messages a second. */
const AT_ONCE = 5;
/** No message is begun after this: those under way have to end within the call's time. */
const BEGIN_WITHIN_MS = 4_000;

async function sendOne(
  dispatch: Dispatch,
  index: number,
  { provider, isTime }: { readonly provider: SmsProvider; readonly isTime: () => boolean },
) {
  const to = dispatch.numbers[index];
  if (!to || !isTime() || !(await takeNumber(dispatch, index, Date.now()))) return;
  // A table in trouble may have taken all the time.
  if (!isTime()) return giveBackNumber(dispatch, index);
  const state = await provider.send(to.phone, dispatch.text).then(
    () => 'sent' as const,
    (error: unknown) => (wasRefused(error) ? ('failed' as const) : ('unclear' as const)),
  );
  await settleNumber(dispatch, index, state, Date.now());
}

/**
 * Sends the messages that are not delivered yet, as far as the time of one call allows, and answers the
 * delivery state of each number.
 */
export async function deliver(dispatch: Dispatch, provider: SmsProvider): Promise<Delivery[]> {
  const until = performance.now() + BEGIN_WITHIN_MS;
  const isTime = () => performance.now() < until;
  const before = await loadDeliveries(dispatch, Date.now());
  const open = before.flatMap((state, index) =>
    state === 'pending' || state === 'failed' ? [index] : [],
  );
  await mapConcurrently(open, AT_ONCE, (index) => sendOne(dispatch, index, { provider, isTime }));
  return open.length > 0 ? loadDeliveries(dispatch, Date.now()) : before;
}
