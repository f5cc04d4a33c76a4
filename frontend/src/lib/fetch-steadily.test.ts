import { createServer, type Server, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { fetchWhole, TooLarge } from './fetch-steadily.ts';

const STALL_MS = 200;
const OPTIONS = { stallMs: STALL_MS };

let server: Server | undefined;
afterEach(() => server?.closeAllConnections());

/** Serves by the given function. Answers the address. */
async function serve(answer: (response: ServerResponse) => void): Promise<string> {
  server = createServer((_request, response) => answer(response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new TypeError('no port');
  server.unref();
  return `http://127.0.0.1:${address.port}/`;
}

it('reads a file that arrives slowly, but steadily', async () => {
  const address = await serve((response) => {
    let sent = 0;
    const timer = setInterval(() => {
      sent += 1;
      response.write('ab');
      if (sent === 4) {
        clearInterval(timer);
        response.end();
      }
    }, STALL_MS / 2);
  });
  const file = await fetchWhole(address, OPTIONS);
  expect(new TextDecoder().decode(file)).toBe('abababab');
});

it('gives up a file that stops to arrive, or never begins', async () => {
  const stops = await serve((response) => response.write('ab'));
  await expect(fetchWhole(stops, OPTIONS)).rejects.toThrow();
  const silent = await serve(() => {});
  await expect(fetchWhole(silent, OPTIONS)).rejects.toThrow();
});

it('throws where there is no such file', async () => {
  const address = await serve((response) => response.writeHead(404).end('nothing'));
  await expect(fetchWhole(address, OPTIONS)).rejects.toThrow(/404/);
});

it('reads no more of a file that is too large, whether or not it says so', async () => {
  const most = 3;
  const told = await serve((response) =>
    response.writeHead(200, { 'content-length': 4 }).write(''),
  );
  await expect(fetchWhole(told, { ...OPTIONS, most })).rejects.toThrow(TooLarge);
  const untold = await serve((response) => void response.write('abcd'));
  await expect(fetchWhole(untold, { ...OPTIONS, most })).rejects.toThrow(TooLarge);
  const fits = await serve((response) => response.end('abc'));
  expect((await fetchWhole(fits, { ...OPTIONS, most })).byteLength).toBe(most);
});
