import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import { epochSeconds } from '#functions/platform/epoch-seconds.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { type RequestId, requestRecords } from './request-record.ts';

/** A repeated request is recognised for so long. */
const KEPT_SECONDS = 7 * 86_400;

/** The input of a request with the key that its sender gave it. */
interface KeyedInput {
  readonly request_key: string;
  readonly [field: string]: unknown;
}

/** What a request made, as its record keeps it: enough to answer its repetition. */
type RequestResult = Readonly<Record<string, unknown>>;

/**
 * Records what a request makes, as the first writes of the transaction that makes it. When the same request was
 * carried out in between, the transaction fails with an error that only `once` catches.
 */
export type Recording<M extends RequestResult> = (made: M, now: Date) => TransactWrite[];

interface Steps<M extends RequestResult, T> {
  readonly made: z.ZodType<M>;
  /** Answers from what was made before. */
  readonly find: (made: M) => T | Promise<T>;
  readonly make: (recording: Recording<M>) => Promise<T>;
}

/** A request that is recognised when it is repeated. */
export interface KeyedRequest {
  readonly id: RequestId;
  readonly content: string;
}

/** Thrown only when the request's own record exists already. */
const MADE_ALREADY = new Error('this request has been carried out already');

/** A hash of a request, to tell its repetition from another request with the same key. */
export function contentOf({
  request_key: _,
  ...content
}: {
  readonly request_key?: string | undefined;
}): string {
  const text = JSON.stringify(Object.entries(content).sort());
  return createHash('sha256').update(text).digest('base64url');
}

/** Throws 1001 when the key was used for a different request before. */
export function requireSame(made: string, content: string): void {
  if (made !== content) throw refuseField('request_key', 'used');
}

/**
 * A request with the key that its sender gave it, which counts for one person in one call.
 * @param call name of the operation, such as `class.add`, whatever the path
 */
export const requestOf = (
  caller: Visitor | Actor,
  call: string,
  input: KeyedInput,
): KeyedRequest => ({
  id: { person: actorOf(caller), call, key: input.request_key },
  content: contentOf(input),
});

const toRecord = ({ content }: KeyedRequest, result: RequestResult, now: Date) => ({
  content,
  result,
  expires: epochSeconds(now) + KEPT_SECONDS,
});

function resultOf<M extends RequestResult>(
  record: Awaited<ReturnType<typeof requestRecords.get>>,
  { content }: KeyedRequest,
  made: z.ZodType<M>,
): M | undefined {
  if (!record) return undefined;
  requireSame(record.content, content);
  return made.parse(record.result);
}

const findMade = async <M extends RequestResult>(
  request: KeyedRequest,
  made: z.ZodType<M>,
): Promise<M | undefined> =>
  resultOf(await requestRecords.get(request.id, { consistent: true }), request, made);

/**
 * What each of many requests made before; undefined for a new one. May miss what was made a moment ago,
 * which `makeOnce` finds. Throws 1001 for a key that was used for a different request.
 */
export async function findManyMade<M extends RequestResult>(
  requests: readonly KeyedRequest[],
  made: z.ZodType<M>,
): Promise<(M | undefined)[]> {
  const records = await requestRecords.getMany(requests.map(({ id }) => id));
  return requests.map((request, index) => resultOf(records[index], request, made));
}

/** `once` for a request that is known to have no record yet. */
export async function makeOnce<M extends RequestResult, T>(
  request: KeyedRequest,
  { made, find, make }: Steps<M, T>,
): Promise<T> {
  const recording = (result: M, now: Date) =>
    requestRecords
      .creating(request.id, toRecord(request, result, now))
      .map((write) => ({ ...write, refusal: MADE_ALREADY }));
  try {
    return await make(recording);
  } catch (error) {
    // For any error: a parallel copy of the request may have been carried out, and have taken the name or seat.
    const other = await findMade(request, made);
    if (!other) throw error;
    return find(other);
  }
}

/**
 * Carries a request out once; a repetition changes nothing and answers from what was made, also when both run in
 * parallel. Steps that follow the transaction and may break off belong after `once`, so that a repetition
 * completes them. Throws 1001 for a key that was used for a different request.
 */
export async function once<M extends RequestResult, T>(
  request: KeyedRequest,
  steps: Steps<M, T>,
): Promise<T> {
  const before = await findMade(request, steps.made);
  return before ? steps.find(before) : makeOnce(request, steps);
}

/** Replaces the result of a request, e.g. when the steps after its transaction are done too. */
export const rewriteMade = (request: KeyedRequest, made: RequestResult, now: Date): Promise<void> =>
  requestRecords.overwrite(request.id, toRecord(request, made, now));
