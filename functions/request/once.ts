import { createHash } from 'node:crypto';
import type * as z from 'zod';
import { type Actor, actorOf, type Visitor } from '#functions/domain/sessions/actor.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import { type RequestId, requestRecords } from './request-record.ts';

/** A repeated request is recognised for so long. */
const KEPT_SECONDS = 7 * 86_400;

/** What a request says, under the key that its sender gave it. */
interface Said {
  readonly request_key: string;
  readonly [field: string]: unknown;
}

/** What a request made: enough to answer its repetition. */
type Made = Readonly<Record<string, unknown>>;

/**
 * Remembers what a request makes; belongs at the beginning of the transaction that makes it. When the same
 * request was faster, the transaction stops with an error that is only for `once` to catch.
 */
export type Recording<M extends Made> = (made: M, now: Date) => TransactWrite[];

interface Steps<M extends Made, T> {
  readonly made: z.ZodType<M>;
  /** Answers from what was made before. */
  readonly find: (made: M) => T | Promise<T>;
  readonly make: (recording: Recording<M>) => Promise<T>;
}

/** A request that is recognised when it is repeated. */
interface KeyedRequest {
  readonly id: RequestId;
  readonly content: string;
}

/** Only a repetition stops at its record, so that nobody else tries again or answers because of it. */
const MADE_ALREADY = new Error('this request has been carried out already');

/** What a request says, in short, to tell its repetition from another one with the same key. */
export function contentOf({
  request_key: _,
  ...content
}: {
  readonly request_key?: string | undefined;
}): string {
  const text = JSON.stringify(Object.entries(content).sort());
  return createHash('sha256').update(text).digest('base64url');
}

/** Throws 1001 when something else was asked for under this key before. */
export function requireSame(made: string, content: string): void {
  if (made !== content) throw refuseField('request_key', 'used');
}

/**
 * A request with the key that its sender gave it, which counts for one person in one call.
 * @param call name of what is asked for, such as `class.add`, by whichever path
 */
export const requestOf = (caller: Visitor | Actor, call: string, said: Said): KeyedRequest => ({
  id: { person: actorOf(caller), call, key: said.request_key },
  content: contentOf(said),
});

const toRecord = ({ content }: KeyedRequest, result: Made, now: Date) => ({
  content,
  result,
  expires: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
});

function resultOf<M extends Made>(
  record: Awaited<ReturnType<typeof requestRecords.get>>,
  { content }: KeyedRequest,
  made: z.ZodType<M>,
): M | undefined {
  if (!record) return undefined;
  requireSame(record.content, content);
  return made.parse(record.result);
}

const findMade = async <M extends Made>(
  request: KeyedRequest,
  made: z.ZodType<M>,
): Promise<M | undefined> =>
  resultOf(await requestRecords.get(request.id, { consistent: true }), request, made);

/**
 * What each of many requests made before; undefined for a new one. May miss what was made a moment ago,
 * which `makeOnce` finds. Throws 1001 for a key under which something else was asked for.
 */
export async function findManyMade<M extends Made>(
  requests: readonly KeyedRequest[],
  made: z.ZodType<M>,
): Promise<(M | undefined)[]> {
  const records = await requestRecords.getMany(requests.map(({ id }) => id));
  return requests.map((request, index) => resultOf(records[index], request, made));
}

/** `once` for a request that has been looked for already. */
export async function makeOnce<M extends Made, T>(
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
    // Whatever stopped it: the same request may have been faster, and taken the name or the last seat.
    const other = await findMade(request, made);
    if (!other) throw error;
    return find(other);
  }
}

/**
 * Carries a request out; its repetition changes nothing and answers from what was made. Of two at once only
 * one is carried out. What follows `make`'s transaction and may break off belongs after `once`, where a
 * repetition comes by too. Throws 1001 for a key under which something else was asked for.
 */
export async function once<M extends Made, T>(
  request: KeyedRequest,
  steps: Steps<M, T>,
): Promise<T> {
  const before = await findMade(request, steps.made);
  return before ? steps.find(before) : makeOnce(request, steps);
}

/** Says something else of a request from now on, e.g. that what follows its transaction is done too. */
export const rewriteMade = (request: KeyedRequest, made: Made, now: Date): Promise<void> =>
  requestRecords.overwrite(request.id, toRecord(request, made, now));
