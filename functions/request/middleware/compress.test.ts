import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import type { CallRequest } from '../call-state.ts';
import { compress } from './compress.ts';

const LONG = JSON.stringify({ code: 1, data: '每个孩子都会编程 '.repeat(200) });

/** The result that a caller with this header gets. */
async function answered(accepted: string | undefined, body = LONG) {
  const headers = { 'content-type': 'application/json' };
  const request = {
    event: { headers: accepted === undefined ? {} : { 'accept-encoding': accepted } },
    response: { statusCode: 200, headers, body },
  } as unknown as CallRequest;
  await compress.after?.(request);
  return request.response as {
    readonly body: string;
    readonly isBase64Encoded?: boolean;
    readonly headers: Record<string, string>;
  };
}

describe('a large answer', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip;q=1.0, *;q=0', 'gzip', gunzipSync],
    ['BR', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('is compressed for who accepts "%s", with %s', async (accepted, coding, decode) => {
    const { body, isBase64Encoded, headers } = await answered(accepted);
    expect(isBase64Encoded).toBe(true);
    expect(headers).toEqual({
      'content-type': 'application/json',
      'content-encoding': coding,
      vary: 'accept-encoding',
    });
    expect(decode(Buffer.from(body, 'base64')).toString()).toBe(LONG);
    expect(body.length).toBeLessThan(LONG.length / 4);
  });

  it.each([undefined, '', 'identity', 'zstd', 'br;q=0', 'gzip;q=0.0'])(
    'is sent as it is to who accepts "%s"',
    async (accepted) => {
      expect(await answered(accepted)).toMatchObject({ body: LONG });
    },
  );
});

it('a small answer is sent as it is', async () => {
  expect((await answered('br', '{"code":1}')).body).toBe('{"code":1}');
});
