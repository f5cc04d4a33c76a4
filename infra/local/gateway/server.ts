import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { schoolPageHeaders, shareHeaders } from '#infra/security-headers.ts';
import { SCHOOL_PAGE_PREFIX } from '#shared/pages/school-page.ts';
import { SHARE_PREFIX } from '#shared/sharing/share-page.ts';
import { targetOf } from '../call-target.ts';
import {
  BROWSER_TARGETS,
  OUTBOX_PAGE_PATH,
  PROGRAMMING_PLATFORM_PATH,
  S3_PREFIX,
} from '../names.ts';
import { send, sendEnvelope } from './answer.ts';
import { type Check, checkHealth } from './health.ts';
import { API_LIMITS, type ApiLimits, type InvokeOptions, serveCall, split } from './invoke.ts';
import { proxy, proxyUpgrade } from './proxy.ts';
import { API_PREFIX, type Handlers, makeRoutes, type Route } from './routes.ts';
import { SCHOOL_PAGE_ROUTE, SHARE_ROUTE, schoolPageTarget, shareTarget } from './share-target.ts';

type Serve = (request: IncomingMessage, response: ServerResponse) => unknown;

export interface GatewayOptions {
  readonly handlers: Handlers;
  readonly port: number;
  readonly host?: string;
  /** Other threads listen on the same port, and the system spreads the connections. */
  readonly shared?: boolean;
  readonly trustProxy?: boolean;
  readonly limits?: Partial<ApiLimits>;
  /** Security headers, with every answer as from the CDN. */
  readonly headers?: OutgoingHttpHeaders;
  /** The browser's run-time configuration; the deployed stack writes the same file. */
  readonly config?: object;
  readonly checks?: Readonly<Record<string, Check>>;
  readonly web?: Serve;
  readonly media?: Serve;
  /** The demonstration programming platform that accounts can be bound to. */
  readonly programmingPlatform?: Serve;
  /** The development page with the short messages that were not sent. */
  readonly outbox?: Serve;
  readonly cognitoOrigin?: string;
  readonly s3Origin?: string;
  /** The development server of the frontend, instead of built files. */
  readonly webOrigin?: string | undefined;
  readonly onFault?: (error: unknown) => void;
}

export interface Gateway {
  readonly port: number;
  readonly close: () => Promise<void>;
}

const COGNITO_PREFIX = '/cognito/';
const STATIC_API = /^\/api\/(openapi\.json$|docs(\/|$))/;

function serveCognito(origin: string, headers: OutgoingHttpHeaders): Serve {
  return (request, response) => {
    if (request.method === 'POST' && BROWSER_TARGETS.has(targetOf(request.headers)))
      return proxy(request, response, { origin, path: '/', asOwnCaller: true });
    request.resume();
    const refusal = JSON.stringify({ __type: 'AccessDeniedException', message: 'Access denied' });
    send(response, 400, { ...headers, 'content-type': 'application/x-amz-json-1.1' }, refusal);
  };
}

const serveHealth =
  (checks: Readonly<Record<string, Check>>): Serve =>
  async (_request, response) => {
    const { status, body } = await checkHealth(checks);
    send(
      response,
      status,
      { 'content-type': 'application/json', 'cache-control': 'no-store' },
      JSON.stringify(body),
    );
  };

/** Everything but the calls, by the prefix of the path. */
function sites(options: GatewayOptions, headers: OutgoingHttpHeaders): [string, Serve][] {
  const { checks = {}, config = {}, media, programmingPlatform, outbox } = options;
  const { cognitoOrigin, s3Origin } = options;
  const json = { ...headers, 'content-type': 'application/json', 'cache-control': 'no-cache' };
  const list: [string, Serve | undefined][] = [
    ['/healthz', serveHealth(checks)],
    ['/config.json', (_request, response) => send(response, 200, json, JSON.stringify(config))],
    ['/media/', media],
    [PROGRAMMING_PLATFORM_PATH, programmingPlatform],
    [OUTBOX_PAGE_PATH, outbox],
    [`${OUTBOX_PAGE_PATH}.json`, outbox],
    [COGNITO_PREFIX, cognitoOrigin ? serveCognito(cognitoOrigin, headers) : undefined],
    [
      `${S3_PREFIX}/`,
      s3Origin
        ? (request, response) =>
            proxy(request, response, { origin: s3Origin, path: request.url ?? '/', keepHost: true })
        : undefined,
    ],
  ];
  return list.filter((entry): entry is [string, Serve] => entry[1] !== undefined);
}

function serveWeb({ web, webOrigin }: GatewayOptions): Serve {
  if (webOrigin)
    return (request, response) =>
      proxy(request, response, { origin: webOrigin, path: request.url ?? '/', keepHost: true });
  return web ?? ((_request, response) => sendEnvelope(response, 404, 'Not Found'));
}

const matches = (path: string, beginning: string): boolean =>
  beginning.endsWith('/') ? path.startsWith(beginning) : path === beginning;

interface CallPage {
  readonly route: Route | undefined;
  readonly headers: OutgoingHttpHeaders;
  readonly targetOf: (url: string, headers: IncomingHttpHeaders) => string;
}

/** A page that is a call by another address. */
function serveCallPage(page: CallPage, options: InvokeOptions): Serve | undefined {
  const { route, headers, targetOf } = page;
  if (!route) return undefined;
  return (request, response) => {
    request.url = targetOf(request.url ?? '', request.headers);
    return serveCall(route, request, response, { ...options, headers });
  };
}

/** The pages of reports and of schools, by the beginnings of their addresses. */
function callPages(
  routes: ReadonlyMap<string, Route>,
  options: InvokeOptions,
): [string, Serve | undefined][] {
  const report: CallPage = {
    route: routes.get(SHARE_ROUTE),
    headers: shareHeaders(),
    targetOf: (url, { cookie }) => shareTarget(url, cookie),
  };
  const school: CallPage = {
    route: routes.get(SCHOOL_PAGE_ROUTE),
    headers: schoolPageHeaders(),
    targetOf: schoolPageTarget,
  };
  return [
    [SHARE_PREFIX, serveCallPage(report, options)],
    [SCHOOL_PAGE_PREFIX, serveCallPage(school, options)],
  ];
}

function createListener(options: GatewayOptions): Serve {
  const { headers = {}, limits = {}, trustProxy = false, onFault = console.error } = options;
  const routes = makeRoutes(options.handlers);
  const invokeOptions: InvokeOptions = {
    limits: { ...API_LIMITS, ...limits },
    trustProxy,
    headers,
    onFault,
  };
  const others = sites(options, headers);
  const web = serveWeb(options);
  const pages = callPages(routes, invokeOptions);
  return (request, response) => {
    const [path] = split(request.url ?? '/');
    const page = pages.find(([beginning]) => path.startsWith(beginning))?.[1];
    if (page) return page(request, response);
    if (path.startsWith(API_PREFIX) && !STATIC_API.test(path)) {
      const route = routes.get(`${request.method} ${path}`);
      if (route) return serveCall(route, request, response, invokeOptions);
      request.resume();
      if (request.method === 'OPTIONS') return send(response, 204, headers, '');
      return sendEnvelope(response, 404, 'Not Found', headers);
    }
    const site = others.find(([beginning]) => matches(path, beginning));
    return site ? site[1](request, response) : web(request, response);
  };
}

/** Keeps the gateway running whatever a caller sends. */
function guarded(listener: Serve, onFault: (error: unknown) => void) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      await listener(request, response);
    } catch (error) {
      onFault(error);
      sendEnvelope(response, 500, 'Internal Server Error');
    }
  };
}

/** Starts the local API Gateway and CloudFront: calls, pages, media, and proxies of the user pool and uploads. */
export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const { onFault = console.error, webOrigin } = options;
  const server = createServer(
    { keepAliveTimeout: 65_000 },
    guarded(createListener(options), onFault),
  );
  if (webOrigin) {
    server.on('upgrade', (request, socket, head) =>
      proxyUpgrade(request, socket as Socket, head, {
        origin: webOrigin,
        path: request.url ?? '/',
        keepHost: true,
      }),
    );
  }
  const { port, host = '127.0.0.1', shared = false } = options;
  server.listen({ port, host, reusePort: shared });
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), 1_000).unref();
      await closed;
    },
  };
}
