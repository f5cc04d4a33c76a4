import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { DisturbedError, type Disturbing, disturb, drawing, type TableRequest } from './disturb.ts';

/** An answer of the engine that is no success, which is passed on. */
class Refused extends Error {
  readonly status: number;
  readonly body: string;

  constructor(status: number, body: string) {
    super(body);
    this.status = status;
    this.body = body;
  }
}

function reply(response: ServerResponse, status: number, body: string): void {
  const length = Buffer.byteLength(body);
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': length,
  });
  response.end(body);
}

function replyError(response: ServerResponse, error: unknown): void {
  if (error instanceof Refused) reply(response, error.status, error.body);
  else if (error instanceof DisturbedError) {
    const { name, message, CancellationReasons, $metadata } = error;
    const __type = `com.amazonaws.dynamodb.v20120810#${name}`;
    const body = JSON.stringify({ __type, message, CancellationReasons });
    reply(response, $metadata.httpStatusCode, body);
  } else response.destroy();
}

/** Serves the requests of connections that are handed to it (`emit('connection')`), and disturbs some. */
export function disturbingServer(engine: string, disturbing: Disturbing): Server {
  const draw = drawing(disturbing);
  return createServer(async (request: IncomingMessage, response: ServerResponse) => {
    try {
      const said = JSON.parse((await buffer(request)).toString()) as TableRequest;
      const target = String(request.headers['x-amz-target']);
      const { authorization = '', 'x-amz-date': date = '' } = request.headers;
      const send = async () => {
        const answer = await fetch(engine, {
          method: 'POST',
          headers: {
            'content-type': 'application/x-amz-json-1.0',
            'x-amz-target': target,
            'x-amz-date': String(date),
            authorization,
          },
          body: JSON.stringify(said),
        });
        const text = await answer.text();
        if (!answer.ok) throw new Refused(answer.status, text);
        return JSON.parse(text) as Record<string, unknown>;
      };
      const what = draw(target.split('.').at(-1) ?? '');
      reply(response, 200, JSON.stringify(await (what ? disturb(what, said, send) : send())));
    } catch (error) {
      replyError(response, error);
    }
  });
}
