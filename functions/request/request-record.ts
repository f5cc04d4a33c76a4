import { createHash } from 'node:crypto';
import * as z from 'zod';
import { entity } from '#functions/platform/entity.ts';
import { refuseField } from '#functions/platform/errors.ts';
import type { TransactWrite } from '#functions/platform/table.ts';

/** A repeated request is recognised for so long. */
const KEPT_SECONDS = 7 * 86_400;

/** A request that has been carried out, by the key that its sender gave it. */
const RequestRecord = () =>
  z.object({
    /** What the request made, for the same answer again. */
    result: z.record(z.string(), z.unknown()),
    expires: z.number().int(),
  });

const requestRecords = entity({
  type: 'request-record',
  version: 1,
  schema: RequestRecord,
  /** `scope` is the partition's beginning: a school's prefix, or a name of its own for public calls. */
  key: ({ scope, key }: { scope: string; key: string }) => ({
    pk: `${scope}REQUEST#${key}`,
    sk: 'REQUEST',
  }),
});

type Result = Readonly<Record<string, unknown>>;

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
export function requireSame(made: unknown, content: string): void {
  if (made !== content) throw refuseField('request_key', 'used');
}

const toRecord = (result: Result, now: Date) => ({
  result,
  expires: Math.floor(now.getTime() / 1000) + KEPT_SECONDS,
});

/** What a request with this key made before; undefined for a new one. */
export const findRequest = async (scope: string, key: string): Promise<Result | undefined> =>
  (await requestRecords.get({ scope, key }, { consistent: true }))?.result;

/** The same of many; it may miss what was written a moment ago. */
export const findRequests = async (
  scope: string,
  keys: readonly string[],
): Promise<(Result | undefined)[]> => {
  const found = await requestRecords.getMany(keys.map((key) => ({ scope, key })));
  return found.map((record) => record?.result);
};

/** Says something else of a request from now on, e.g. that what follows the transaction is done too. */
export const rewriteRequest = (
  scope: string,
  key: string,
  result: Result,
  now: Date,
): Promise<void> => requestRecords.overwrite({ scope, key }, toRecord(result, now));

/**
 * Remembers a request in the transaction that carries it out, so that of two at once only one does.
 * The refusal is 2005: the other one then reads what was made.
 */
export const recordingRequest = (
  scope: string,
  key: string,
  result: Result,
  now: Date,
): TransactWrite[] => requestRecords.creating({ scope, key }, toRecord(result, now));
