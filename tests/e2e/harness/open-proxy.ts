import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { cloudUrl } from './cloud-report.ts';

/** The system under test behind an address of its own, whose network can fail and whose files can change. */
export interface UnreliableProxy {
  readonly url: string;
  /** `refusing` closes every connection; `slow` answers documents after ten seconds. */
  state: 'good' | 'refusing' | 'slow';
  /** Scripts that are served instead of those of the build, by their paths. */
  readonly scripts: Map<string, string>;
  readonly stop: () => void;
}

const SLOW_MS = 10_000;
const SCRIPT = { 'content-type': 'text/javascript', 'cache-control': 'no-cache' };

function forward(asked: IncomingMessage, response: ServerResponse): void {
  const target = new URL(asked.url ?? '/', cloudUrl());
  const { method = 'GET' } = asked;
  const headers = { ...asked.headers, host: target.host };
  const passed = request(target, { method, headers }, (answer) => {
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(response);
  });
  passed.on('error', () => response.destroy());
  asked.pipe(passed);
}

/** Opens the proxy on a free port. */
export async function openProxy(): Promise<UnreliableProxy> {
  const server = createServer(async (asked, response) => {
    if (proxy.state === 'refusing') return asked.socket.destroy();
    if (proxy.state === 'slow' && asked.headers['sec-fetch-dest'] === 'document')
      await sleep(SLOW_MS);
    const script = proxy.scripts.get(asked.url ?? '');
    if (script === undefined) forward(asked, response);
    else response.writeHead(200, SCRIPT).end(script);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: UnreliableProxy = {
    url: `http://localhost:${port}`,
    state: 'good',
    scripts: new Map(),
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
