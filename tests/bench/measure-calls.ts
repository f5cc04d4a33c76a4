import type { LocalCloud } from '#infra/local/start-local-cloud.ts';
import { DEMO_PASSWORD } from '#shared/people/accounts.ts';
import { nextMessage, startChild } from './child.ts';
import type { ClientReport } from './client-process.ts';
import { atLeast, atMost, type Figure } from './report.ts';

/** Milliseconds that a call may cost over its own access to the store. */
const OVERHEAD_MS = 2;
/** Share of a bare server's throughput that the cheapest call must reach. */
const SHARE = 0.25;

const LATENCY = 'Calls, one client';
const THROUGHPUT = 'Calls, 32 connections';

function toFigures({ calls, cheapestPerSecond, barePerSecond }: ClientReport): Figure[] {
  const share = cheapestPerSecond / barePerSecond;
  return [
    ...calls.flatMap(({ name, p50, p99, rawP50 }): Figure[] => [
      { section: LATENCY, what: `${name}: store alone, p50`, value: rawP50, unit: 'ms' },
      {
        section: LATENCY,
        what: `${name}: p50`,
        value: p50,
        unit: 'ms',
        limit: atMost(p50, rawP50 + OVERHEAD_MS, 'ms'),
      },
      { section: LATENCY, what: `${name}: p99`, value: p99, unit: 'ms' },
    ]),
    ...calls.map(({ name, perSecond }) => ({
      section: THROUGHPUT,
      what: name,
      value: perSecond,
      unit: '/s',
    })),
    { section: THROUGHPUT, what: 'bare node:http server', value: barePerSecond, unit: '/s' },
    { section: THROUGHPUT, what: 'web/get_version_info', value: cheapestPerSecond, unit: '/s' },
    {
      section: THROUGHPUT,
      what: 'web/get_version_info, share of the bare server',
      value: share,
      unit: '',
      limit: atLeast(share, SHARE, ''),
    },
  ];
}

/** Latency and throughput over HTTP, with the client in a separate process. */
export async function measureCalls(
  cloud: LocalCloud,
  env: Readonly<Record<string, string>>,
): Promise<Figure[]> {
  const bare = startChild('bare-server.ts', env);
  const client = startChild('client-process.ts', env);
  try {
    const barePort = await nextMessage<number>(bare);
    client.send({ port: Number(new URL(cloud.url).port), barePort, password: DEMO_PASSWORD });
    return toFigures(await nextMessage<ClientReport>(client));
  } finally {
    bare.kill();
    client.kill();
  }
}
