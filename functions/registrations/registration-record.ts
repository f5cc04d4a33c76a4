import { createHmac } from 'node:crypto';
import * as z from 'zod';
import { secrets } from '#functions/platform/secrets.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import {
  findRequest,
  recordingRequest,
  rewriteRequest,
} from '#functions/request/request-record.ts';
import { SchoolId, UserId } from '#shared/ids.ts';
import type { Registration } from './new-school.ts';

/** Registrations belong to no school yet. */
const SCOPE = 'REGISTRATION#';

const Registered = () =>
  z.object({
    schoolId: SchoolId,
    userId: UserId,
    /** What was sent, in a form that tells nothing of it. */
    fingerprint: z.string(),
    /** The principal can sign in: nothing is left to do. */
    complete: z.boolean(),
  });
export type Registered = z.infer<ReturnType<typeof Registered>>;

/** The same for the same content. The proof is left out: it is used up when a request is repeated. */
export async function fingerprintOf({ proof: _, ...content }: Registration): Promise<string> {
  const { challengeKey } = await secrets();
  const text = JSON.stringify(Object.entries(content).sort());
  return createHmac('sha256', `${challengeKey}-registration`).update(text).digest('base64url');
}

export async function findRegistered(key: string): Promise<Registered | undefined> {
  const result = await findRequest(SCOPE, key);
  return result && Registered().parse(result);
}

export const recordingRegistered = (key: string, value: Registered, now: Date): TransactWrite[] =>
  recordingRequest(SCOPE, key, value, now);

export const completeRegistered = (key: string, value: Registered, now: Date): Promise<void> =>
  rewriteRequest(SCOPE, key, { ...value, complete: true }, now);
