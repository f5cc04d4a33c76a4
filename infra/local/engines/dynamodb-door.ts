import {
  Agent,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request as openRequest,
  type ServerResponse,
} from 'node:http';
import { buffer } from 'node:stream/consumers';
import { HEALTH_PATH, type Listening, listen } from './listen.ts';
import { forOwnCallers } from './own-callers.ts';
import { type Credentials, SignatureError, sha256, verifySignature } from './signature.ts';

export interface DoorOptions {
  readonly port: number;
  /** Where the engine listens. */
  readonly engine: string;
  readonly credentials: Credentials;
  /** Rejects when the engine does not work. */
  readonly check: () => Promise<unknown>;
}

function send(response: ServerResponse, status: number, type: string, message: string): void {
  const body = JSON.stringify({ __type: `com.amazonaws.dynamodb.v20120810#${type}`, message });
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': Buffer.byteLength(body),
  });
  response.end(body);
}

function checkSigned(request: IncomingMessage, body: Buffer, credentials: Credentials): void {
  const { method = '', url = '', headers } = request;
  const rule = { credentials, service: 'dynamodb', payload: sha256(body) } as const;
  verifySignature({ method, url, headers }, rule);
}

/** Hands a request to the engine and its answer back. */
function passer(engine: string) {
  const { hostname, port } = new URL(engine);
  const agent = new Agent({ keepAlive: true });
  return (headers: OutgoingHttpHeaders, body: Buffer, response: ServerResponse): void => {
    const sent = openRequest({ hostname, port, agent, method: 'POST', path: '/', headers });
    sent.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.on('error', () => response.destroy());
    });
    sent.on('error', (error) => {
      if (response.headersSent) response.destroy();
      else
        send(response, 503, 'ServiceUnavailable', `The engine does not answer: ${error.message}`);
    });
    sent.end(body);
  };
}

/**
 * The door of the DynamoDB engine, which knows no secret itself: it lets in requests that are signed with ours,
 * and none of a page. The engine listens behind it on a port that nobody is told.
 */
export function openDynamoDbDoor({
  port,
  engine,
  credentials,
  check,
}: DoorOptions): Promise<Listening> {
  const pass = passer(engine);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      if (request.url === HEALTH_PATH) {
        await check();
        return void response.end('ok');
      }
      const body = await buffer(request);
      checkSigned(request, body, credentials);
      pass(request.headers, body, response);
    } catch (error) {
      if (error instanceof SignatureError)
        return send(response, 400, 'UnrecognizedClientException', error.message);
      if (request.aborted) return;
      send(response, 503, 'ServiceUnavailable', String(error));
    }
  };
  return listen(forOwnCallers(answer), port);
}
