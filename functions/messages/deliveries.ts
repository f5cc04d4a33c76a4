import { beginningWith } from '#functions/platform/key-range.ts';
import * as table from '#functions/platform/table.ts';
import { LIMITS } from '#shared/limits.ts';
import { type Dispatch, type DispatchId, dispatchPartition } from './dispatches.ts';

/** What has become of a message to one number; `taken`: somebody is sending it, or died while doing so. */
type State = 'taken' | 'sent' | 'failed' | 'unclear';
/** What is said of it; `pending` where nobody has tried yet, or somebody is trying now. */
export type Delivery = Exclude<State, 'taken'> | 'pending';

const PREFIX = 'NUMBER#';
const TYPE = 'delivery';
/** No call lasts longer: who took a number before that and has not said what became of it is gone. */
const GONE_AFTER_MS = LIMITS.requestTimeoutMs + 2_000;

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

const saidOf = (state: State, at: number, now: number): Delivery => {
  if (state !== 'taken') return state;
  return now - at > GONE_AFTER_MS ? 'unclear' : 'pending';
};

/** What has become of each number, in the order of the dispatch. */
export async function loadDeliveries(dispatch: Dispatch, now: number): Promise<Delivery[]> {
  const { items } = await table.queryItems({
    ...beginningWith(dispatchPartition(dispatch), PREFIX),
    ConsistentRead: true,
  });
  const found = new Map(
    items.map(({ sk, state, at }) => [String(sk), saidOf(state as State, Number(at), now)]),
  );
  return dispatch.numbers.map((_, index) => found.get(keyOf(dispatch, index).sk) ?? 'pending');
}

/**
 * Takes a number before anything is sent to it: of two calls, and of two runs of one, only one sends. What
 * the carrier has refused may be tried again. Answers false when somebody else has it.
 */
export async function takeNumber(dispatch: Dispatch, index: number, now: number): Promise<boolean> {
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

export const settleNumber = (
  dispatch: Dispatch,
  index: number,
  state: Exclude<State, 'taken'>,
  now: number,
): Promise<void> => table.putItem({ Item: itemOf(dispatch, index, state, now) });
