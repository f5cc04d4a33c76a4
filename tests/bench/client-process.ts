import { CODE } from '#shared/codes.ts';
import { Connection, envelopeOf, type Shot, toBytes } from './http-client.ts';
import { percentile } from './report.ts';
import { BENCH_USER, CHEAPEST, SIGN_IN, type Target, targets } from './targets.ts';

/** The client of the benchmark, in a separate process so that it does not slow the system down. */
interface Order {
  readonly port: number;
  readonly barePort: number;
  readonly password: string;
}

export interface CallTimes {
  readonly name: string;
  readonly p50: number;
  readonly p99: number;
  readonly rawP50: number;
  readonly perSecond: number;
}

export interface ClientReport {
  readonly calls: readonly CallTimes[];
  readonly cheapestPerSecond: number;
  readonly barePerSecond: number;
}

const WARM_UP = 50;
const SAMPLES = 600;
/** Slow calls are measured less often: the run must stay short. */
const SAMPLE_MS = 12_000;
const CONNECTIONS = 32;
const LOAD_MS = 4000;
const ROUNDS = 4;

async function timed(run: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await run();
  return performance.now() - began;
}

/** Alternates with the raw requests, so that other load on the machine affects both alike. */
async function sample(
  port: number,
  { name, shot, raw }: Target,
): Promise<Omit<CallTimes, 'perSecond'>> {
  const connection = await Connection.open(port);
  const bytes = toBytes(`127.0.0.1:${port}`, shot);
  const calls: number[] = [];
  const raws: number[] = [];
  const end = performance.now() + SAMPLE_MS;
  for (let index = 0; index < WARM_UP + SAMPLES && performance.now() < end; index += 1) {
    let answer: Buffer = Buffer.alloc(0);
    const call = await timed(async () => {
      answer = await connection.send(bytes);
    });
    if (envelopeOf(answer).code !== CODE.ok)
      throw new Error(`${name} answered ${answer.toString()}`);
    const alone = await timed(raw);
    if (index >= WARM_UP) {
      calls.push(call);
      raws.push(alone);
    }
  }
  connection.close();
  return {
    name,
    p50: percentile(calls, 0.5),
    p99: percentile(calls, 0.99),
    rawP50: percentile(raws, 0.5),
  };
}

/** Answers per second with 32 busy connections. */
async function load(port: number, shot: Shot, forMs: number): Promise<number> {
  const bytes = toBytes(`127.0.0.1:${port}`, shot);
  const connections = await Promise.all(
    Array.from({ length: CONNECTIONS }, () => Connection.open(port)),
  );
  const end = performance.now() + forMs;
  let answers = 0;
  const began = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < end) {
        await connection.send(bytes);
        answers += 1;
      }
      connection.close();
    }),
  );
  return (answers * 1000) / (performance.now() - began);
}

/** Alternates the bare server and the cheapest call; the best round of each counts. */
async function compare({ port, barePort }: Order): Promise<readonly [own: number, bare: number]> {
  let own = 0;
  let bare = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    bare = Math.max(bare, await load(barePort, CHEAPEST, LOAD_MS / ROUNDS));
    own = Math.max(own, await load(port, CHEAPEST, LOAD_MS / ROUNDS));
  }
  return [own, bare];
}

async function signIn({ port, password }: Order): Promise<string> {
  const connection = await Connection.open(port);
  const answer = await connection.send(toBytes(`127.0.0.1:${port}`, SIGN_IN(password)));
  connection.close();
  const { token } = envelopeOf(answer).data as { readonly token: string };
  return `${token}_${BENCH_USER}`;
}

async function run(order: Order): Promise<ClientReport> {
  const authorization = await signIn(order);
  const calls: CallTimes[] = [];
  for (const target of targets(authorization, order.password)) {
    const times = await sample(order.port, target);
    calls.push({ ...times, perSecond: await load(order.port, target.shot, LOAD_MS) });
  }
  const [cheapestPerSecond, barePerSecond] = await compare(order);
  return { calls, cheapestPerSecond, barePerSecond };
}

process.on('disconnect', () => process.exit());
process.once('message', async (order: Order) => {
  process.send?.(await run(order), () => process.exit(0));
});
