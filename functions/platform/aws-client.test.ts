import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** A service that is silent at its first request and answers the second one. */
async function silentService(answer: object) {
  const requests: ServerResponse[] = [];
  const first = Promise.withResolvers<void>();
  const server = createServer((_, response) => {
    requests.push(response);
    if (requests.length > 1) response.end(JSON.stringify(answer));
    first.resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const end = () => {
    server.closeAllConnections();
    server.close();
  };
  return { address: `http://127.0.0.1:${port}`, asked: first.promise, requests, end };
}

it.each([
  {
    service: 'DYNAMODB',
    answer: { Item: { pk: { S: 'a' } } },
    ask: async () => (await import('./table.ts')).getItem({ Key: { pk: 'a', sk: 'b' } }),
    found: { pk: 'a' },
  },
  {
    service: 'COGNITO_IDENTITY_PROVIDER',
    answer: {},
    ask: async () => (await import('./identity.ts')).setPassword('none', 'none'),
    found: undefined,
  },
])(
  'what does not answer is given up and asked again: $service',
  async ({ service, answer, ask, found }) => {
    const { address, asked, requests, end } = await silentService(answer);
    vi.stubEnv(`AWS_ENDPOINT_URL_${service}`, address);
    vi.resetModules();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    const answered = ask();
    await asked;
    await vi.advanceTimersByTimeAsync(4_000);
    expect(await answered).toEqual(found);
    expect(requests).toHaveLength(2);
    end();
  },
);
