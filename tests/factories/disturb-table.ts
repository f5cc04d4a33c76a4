import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe } from 'node:diagnostics_channel';
import { AWS_REQUESTS, type AwsRequest } from '#functions/platform/aws-client.ts';
import { type Disturbance, type Draw, disturb, drawing } from '#infra/local/engines/disturb.ts';
import {
  areCallsDisturbed,
  DISTURB_VARIABLE,
  isDisturbed,
} from '#tests/contract/harness/environment.ts';

const running = new AsyncLocalStorage<Draw>();
let ofLaw: Draw | undefined;

function disturbRequest(message: unknown): void {
  const request = message as AwsRequest;
  const draw = running.getStore() ?? ofLaw;
  const what = draw?.(request.command.replace(/Command$/, ''));
  if (!what) return;
  const { input } = request;
  const send = request.send as () => Promise<Record<string, unknown>>;
  request.send = () => disturb(what, input, send);
}
subscribe(AWS_REQUESTS, disturbRequest);

const drawingFor = (what: string, every: number): Draw =>
  drawing({ seed: `${process.env[DISTURB_VARIABLE]} ${what}`, every });

/** Runs something with a plan for its requests to the table, one after the other. */
export function disturbedBy<T>(
  plan: readonly (Disturbance | undefined)[],
  run: () => Promise<T>,
): Promise<T> {
  const left = [...plan];
  return running.run(() => left.shift(), run);
}

/** Runs something of whose requests to the table none is disturbed, such as what is measured. */
export const undisturbed = <T>(run: () => Promise<T>): Promise<T> => disturbedBy([], run);

const LAW_EVERY = 12;

/** From now on disturbs all that is asked of the table, for a law of this name; nothing without one. */
export function disturbLaw(name: string | undefined): void {
  ofLaw = name !== undefined && isDisturbed() ? drawingFor(name, LAW_EVERY) : undefined;
}

const CALL_EVERY = 60;
const made = new Map<string, number>();

/** Called before each test file, so that it is disturbed in the same way whichever came before. */
export const forgetCalls = (): void => made.clear();

/** Serves a call whose requests to the table are disturbed, where the run disturbs calls and nobody has planned it. */
export function disturbCall<T>(path: string, serve: () => Promise<T>): Promise<T> {
  if (!areCallsDisturbed() || running.getStore()) return serve();
  const count = (made.get(path) ?? 0) + 1;
  made.set(path, count);
  return running.run(drawingFor(`${path} ${count}`, CALL_EVERY), serve);
}
