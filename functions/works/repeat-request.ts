import * as z from 'zod';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { personPartition } from '#functions/platform/keys.ts';
import type { TransactWrite } from '#functions/platform/table.ts';
import {
  contentOf,
  findRequest,
  recordingRequest,
  requireSame,
} from '#functions/request/request-record.ts';
import { WorkId } from '#shared/ids.ts';

const Made = z.object({ id: WorkId, no: z.number().int(), content: z.string() });
type Keyed = { readonly request_key?: string | undefined };

const scopeOf = ({ schoolId, userId }: Actor): string => `${personPartition(schoolId, userId)}#`;

/** The version that this very request made before. Throws 1001 for another one with the same key. */
export async function findSaved(actor: Actor, key: string, input: Keyed) {
  const found = await findRequest(scopeOf(actor), key);
  if (!found) return undefined;
  const { id, no, content } = Made.parse(found);
  requireSame(content, contentOf(input));
  return { id, no };
}

/** Remembers what a request makes, in its transaction; of two at once the other one tries again and finds it. */
export const rememberingSaved = (
  actor: Actor,
  input: Keyed & { readonly request_key: string },
  made: { readonly id: WorkId; readonly no: number },
  now: Date,
): TransactWrite[] =>
  recordingRequest(
    scopeOf(actor),
    input.request_key,
    { ...made, content: contentOf(input) },
    now,
  ).map(({ refusal: _, ...write }) => write);
