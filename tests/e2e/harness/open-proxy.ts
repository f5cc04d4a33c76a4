import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { cloudUrl } from './cloud-report.ts';
import type { NextVersion } from './next-version.ts';

/** The system under test behind an address of its own, whose network can fail and whose files can change. */
export interface UnreliableProxy {
  readonly url: string;
  /** `refusing` closes every connection; `slow` answers documents after ten seconds. */
  state: 'good' | 'refusing' | 'slow';
  /** Scripts that are served instead of those of the build, by their paths. */
  readonly scripts: Map<string, string>;
  /** Served instead of the build's version, as after a deployment. */
  version: NextVersion | undefined;
  readonly stop: () => void;
}

const SLOW_MS = 10_000;
const WORKER = '/service-worker.js';
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

const TEXT = /^text\/(html|javascript|css)/;

const isFile = ({ method, url = '/' }: IncomingMessage): boolean =>
  method === 'GET' && !/^\/(api|media)\//.test(url);

/** Answers a file as the version has it. */
async function answerAs(
  version: NextVersion,
  asked: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { pathname, search } = new URL(asked.url ?? '/', cloudUrl());
  const file = version.fileOf(pathname);
  if (!file) return void response.writeHead(404).end();
  if (file === WORKER) return void response.writeHead(200, SCRIPT).end(version.worker);
  const { cookie = '', 'accept-language': language = '' } = asked.headers;
  const headers = { cookie, 'accept-language': language };
  const answer = await fetch(new URL(file + search, cloudUrl()), { headers });
  const {
    'content-encoding': _,
    'content-length': __,
    ...kept
  } = Object.fromEntries(answer.headers);
  const body = Buffer.from(await answer.arrayBuffer());
  const isText = TEXT.test(kept['content-type'] ?? '');
  const changed = isText ? version.rewrite(body.toString()) : body;
  response.writeHead(answer.status, kept).end(changed);
}

/** Opens the proxy on a free port. */
export async function openProxy(): Promise<UnreliableProxy> {
  const server = createServer(async (asked, response) => {
    if (proxy.state === 'refusing') return asked.socket.destroy();
    if (proxy.state === 'slow' && asked.headers['sec-fetch-dest'] === 'document')
      await sleep(SLOW_MS);
    const script = proxy.scripts.get(asked.url ?? '');
    if (script !== undefined) response.writeHead(200, SCRIPT).end(script);
    else if (proxy.version && isFile(asked))
      await answerAs(proxy.version, asked, response).catch(() => response.destroy());
    else forward(asked, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const proxy: UnreliableProxy = {
    url: `http://localhost:${port}`,
    state: 'good',
    scripts: new Map(),
    version: undefined,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return proxy;
}
