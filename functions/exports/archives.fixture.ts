import { crc32 } from 'node:zlib';
import { expect, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';

/** The files of an archive, fetched from its address and read by another program than ours. */
export async function unpack({ url }: { readonly url: string }): Promise<Map<string, Buffer>> {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment/);
  const zip = await fromBufferPromise(Buffer.from(await answer.arrayBuffer()));
  const files = new Map<string, Buffer>();
  for await (const entry of zip.eachEntry()) {
    const chunks: Buffer[] = [];
    for await (const chunk of await zip.openReadStreamPromise(entry)) chunks.push(chunk);
    const body = Buffer.concat(chunks);
    expect(crc32(body)).toBe(entry.crc32);
    files.set(entry.fileName, body);
  }
  return files;
}

type Send = (this: unknown, ...parameters: never[]) => Promise<unknown>;

/** Runs something during which each request to the store goes through `around`. */
async function withRequests<T>(
  around: (command: string, send: () => Promise<unknown>) => Promise<unknown>,
  run: () => Promise<T>,
): Promise<T> {
  const { prototype } = (await import('@aws-sdk/client-s3')).S3Client;
  const original = prototype.send as Send;
  const replacement: Send = function send(...parameters) {
    const [command] = parameters as unknown as [object];
    return around(command.constructor.name, () => original.apply(this, parameters));
  };
  const spy = vi.spyOn(prototype, 'send').mockImplementation(replacement as never);
  try {
    return await run();
  } finally {
    spy.mockRestore();
  }
}

/** Runs something during which the store is not reached any more after so many requests. */
export function breakingOff<T>(after: number | undefined, run: () => Promise<T>): Promise<T> {
  let requests = 0;
  return withRequests(async (_, send) => {
    requests += 1;
    if (after !== undefined && requests > after) throw new Error('broken off');
    return send();
  }, run);
}

/** Runs something, and something else after its first request to the store. Answers what it threw, and all requests. */
export async function duringFirstRequest(
  run: () => Promise<unknown>,
  meanwhile: () => Promise<unknown>,
) {
  const sent: string[] = [];
  const outcome = await withRequests(async (command, send) => {
    sent.push(command);
    const isFirst = sent.length === 1;
    const answer = await send();
    if (isFirst) await meanwhile();
    return answer;
  }, run).catch((error: unknown) => error);
  return { outcome, sent };
}
