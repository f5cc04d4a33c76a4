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

/** Runs something during which the store is not reached any more after so many requests. */
export async function breakingOff<T>(after: number | undefined, run: () => Promise<T>): Promise<T> {
  const { prototype } = (await import('@aws-sdk/client-s3')).S3Client;
  const original = prototype.send;
  let requests = 0;
  const spy = vi.spyOn(prototype, 'send').mockImplementation(function send(
    this: unknown,
    ...parameters: Parameters<typeof original>
  ) {
    requests += 1;
    if (after !== undefined && requests > after) throw new Error('broken off');
    return original.apply(this as never, parameters);
  } as typeof original);
  try {
    return await run();
  } finally {
    spy.mockRestore();
  }
}
