import { Agent, type IncomingMessage, request as overHttp } from 'node:http';
import { request as overHttps, Agent as TlsAgent } from 'node:https';
import { text } from 'node:stream/consumers';
import aws4, { type Request } from 'aws4';
import { ANSWER_MS, CONNECTION_MS } from './aws-client.ts';
import { readCredentials } from './credentials.ts';
import type { Answered } from './table-protocol.ts';

const SERVICE = 'dynamodb';
const VERSION = 'DynamoDB_20120810';

/** Connections are kept open, as many as the SDK keeps. */
const OPEN = { keepAlive: true, maxSockets: 50 } as const;

function openConnections() {
  const { AWS_REGION: region = '', AWS_ENDPOINT_URL_DYNAMODB: endpoint } = process.env;
  const suffix = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
  const { protocol, hostname, port, host } = new URL(
    endpoint ?? `https://${SERVICE}.${region}.${suffix}`,
  );
  const isPlain = protocol === 'http:';
  return {
    host,
    region,
    credentials: readCredentials(),
    begin: isPlain ? overHttp : overHttps,
    to: { hostname, port, agent: isPlain ? new Agent(OPEN) : new TlsAgent(OPEN) },
  };
}
type Connections = ReturnType<typeof openConnections>;
let connections: Connections | undefined;

class TimeoutError extends Error {
  override readonly name = 'TimeoutError';
}

/** Sends a signed request, and answers the head of the answer when it has come. */
const exchange = ({ begin, to }: Connections, { headers = {}, body = '' }: Request) =>
  new Promise<IncomingMessage>((resolve, reject) => {
    const request = begin({ ...to, method: 'POST', path: '/', headers });
    const giveUpAfter = (ms: number) =>
      setTimeout(
        () => request.destroy(new TimeoutError(`the table did not answer within ${ms} ms`)),
        ms,
      );
    const answering = giveUpAfter(ANSWER_MS);
    request.on('socket', (socket) => {
      if (!socket.connecting) return;
      const connecting = giveUpAfter(CONNECTION_MS);
      const stop = () => clearTimeout(connecting);
      socket.once('connect', stop).once('close', stop);
    });
    request.on('close', () => clearTimeout(answering));
    request.on('error', reject).on('response', resolve).end(body);
  });

/**
 * Sends one request in DynamoDB's JSON protocol, with a signature of version 4. Throws `TimeoutError` when there is no
 * answer in time, and what Node throws when the connection fails.
 */
export async function sendToTable(operation: string, body: string): Promise<Answered> {
  connections ??= openConnections();
  const { host, region, credentials } = connections;
  const headers = {
    host,
    'content-type': 'application/x-amz-json-1.0',
    'x-amz-target': `${VERSION}.${operation}`,
  };
  const request = { service: SERVICE, region, method: 'POST', path: '/', headers, body };
  const answer = await exchange(connections, aws4.sign(request, credentials));
  return {
    status: answer.statusCode ?? 0,
    requestId: answer.headers['x-amzn-requestid']?.toString(),
    body: await text(answer),
  };
}
