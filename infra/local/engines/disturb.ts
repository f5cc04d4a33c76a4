import { createHash } from 'node:crypto';

/**
 * What happens to requests to the table in the cloud, and hardly ever on one machine: another transaction writes the
 * same item, more is asked than it takes, it answers a part of a batch, it fails, or its answer is lost after the write.
 */
export type Disturbance = 'conflict' | 'throttled' | 'unprocessed' | 'failed' | 'lost';

const READ = ['throttled', 'failed'] as const;
const WRITE = ['conflict', 'throttled', 'failed', 'lost'] as const;
const POSSIBLE: Readonly<Record<string, readonly Disturbance[]>> = {
  GetItem: READ,
  Query: READ,
  Scan: READ,
  BatchGetItem: [...READ, 'unprocessed'],
  PutItem: WRITE,
  UpdateItem: WRITE,
  DeleteItem: WRITE,
  TransactWriteItems: WRITE,
};

/** Which requests are disturbed: one in so many, and the same ones for the same seed and order. */
export interface Disturbing {
  readonly seed: string;
  readonly every: number;
}
/** Says what becomes of the next request. */
export type Draw = (operation: string) => Disturbance | undefined;

/** Requests that are left alone after one that was not, so that none is disturbed until its caller gives up. */
const QUIET = 2;

/** Numbers from 0 to 1, always the same for the same text. */
function numbersOf(text: string): () => number {
  let count = 0;
  return () => {
    count += 1;
    return createHash('sha256').update(`${text} ${count}`).digest().readUInt32BE() / 2 ** 32;
  };
}

export function drawing({ seed, every }: Disturbing): Draw {
  const next = numbersOf(seed);
  let quiet = 0;
  return (operation) => {
    const possible = POSSIBLE[operation];
    quiet -= 1;
    if (!possible || next() * every >= 1 || quiet >= 0) return undefined;
    quiet = QUIET;
    return possible[Math.floor(next() * possible.length)];
  };
}

interface Reason {
  readonly Code: string;
  readonly Message?: string;
}

/** An answer that is no success, as the SDK throws it. */
export class DisturbedError extends Error {
  override readonly name: string;
  readonly $fault: 'client' | 'server';
  readonly $metadata: { readonly httpStatusCode: number };
  readonly CancellationReasons?: readonly Reason[];

  constructor(name: string, status: number, reasons?: readonly Reason[]) {
    super(reasons ? `Transaction cancelled: ${reasons.map(({ Code }) => Code).join(', ')}` : name);
    this.name = name;
    this.$fault = status < 500 ? 'client' : 'server';
    this.$metadata = { httpStatusCode: status };
    if (reasons) this.CancellationReasons = reasons;
  }
}

/** The connection ended without an answer. */
const connectionLost = (): Error =>
  Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' });

const cancelled = (code: string, writes: readonly unknown[]): DisturbedError =>
  new DisturbedError(
    'TransactionCanceledException',
    400,
    writes.map((_, index) => (index === 0 ? { Code: code, Message: code } : { Code: 'None' })),
  );

const refusal = (name: string): DisturbedError => new DisturbedError(`${name}Exception`, 400);

interface Batch {
  readonly Keys: readonly unknown[];
}
/** What a request says, of which only this is looked at. */
export interface TableRequest {
  TransactItems?: readonly unknown[] | undefined;
  RequestItems?: Readonly<Record<string, Batch>> | undefined;
}
type Answer = Readonly<Record<string, unknown>>;

/** Sends the first half of a batch, and answers the rest as unprocessed. The request is changed while it is sent. */
async function sendHalf(request: TableRequest, send: () => Promise<Answer>): Promise<Answer> {
  const whole = request.RequestItems ?? {};
  const cut = (take: (keys: readonly unknown[]) => readonly unknown[]) =>
    Object.fromEntries(
      Object.entries(whole).map(([table, batch]) => [table, { ...batch, Keys: take(batch.Keys) }]),
    );
  const half = (keys: readonly unknown[]) => Math.ceil(keys.length / 2);
  const rest = cut((keys) => keys.slice(half(keys)));
  const isWhole = Object.values(rest).every(({ Keys }) => Keys.length === 0);
  if (isWhole) return send();
  request.RequestItems = cut((keys) => keys.slice(0, half(keys)));
  try {
    return { ...(await send()), UnprocessedKeys: rest };
  } finally {
    request.RequestItems = whole;
  }
}

/** Sends a request to the table, or not, as the disturbance says. */
export async function disturb(
  what: Disturbance,
  request: TableRequest,
  send: () => Promise<Answer>,
): Promise<Answer> {
  const writes = request.TransactItems;
  switch (what) {
    case 'conflict':
      throw writes ? cancelled('TransactionConflict', writes) : refusal('TransactionConflict');
    case 'throttled':
      throw writes
        ? cancelled('ThrottlingError', writes)
        : refusal('ProvisionedThroughputExceeded');
    case 'failed':
      throw new DisturbedError('InternalServerError', 500);
    case 'unprocessed':
      return sendHalf(request, send);
    case 'lost':
      await send();
      throw connectionLost();
  }
}
