import { type Answer, API_BASE, type Endpoint } from '#shared/endpoint.ts';
import { authorizationOf } from '#tests/contract/harness/call.ts';
import { encodeForm } from '#tests/contract/harness/event.ts';
import type { Person } from '#tests/factories/person.ts';

export interface Posted<E extends Endpoint> {
  readonly data: Answer<E>;
  readonly ms: number;
  /** Of the request and of the answer. */
  readonly bytes: number;
}

/** Sends a call over HTTP, as a browser does. Throws for an answer that is not 1. */
export async function postCall<E extends Endpoint>(
  url: string,
  as: Person,
  { path }: E,
  payload: object,
): Promise<Posted<E>> {
  const body = encodeForm(payload);
  const began = performance.now();
  const answer = await fetch(`${url}${API_BASE}/${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: authorizationOf(as),
    },
    body,
  });
  const text = await answer.text();
  const ms = performance.now() - began;
  const { code, msg, data } = JSON.parse(text);
  if (code !== 1) throw new Error(`${path} answered ${code}: ${msg}`);
  return { data, ms, bytes: Buffer.byteLength(body) + Buffer.byteLength(text) };
}
