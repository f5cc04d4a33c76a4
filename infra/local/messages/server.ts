import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDiskFull } from '../../disk-full.ts';
import { HEALTH_PATH, listen } from '../engines/listen.ts';
import { forOwnCallers, readSigned } from '../engines/own-callers.ts';
import { type Credentials, SignatureError } from '../engines/signature.ts';
import { acceptEmail, EMAIL_PATH } from './accept-email.ts';
import { Outbox } from './outbox.ts';

const NAMESPACE = 'http://sns.amazonaws.com/doc/2010-03-31/';
const E164 = /^\+[1-9]\d{6,14}$/;

function sendXml(response: ServerResponse, status: number, xml: string): void {
  response.writeHead(status, {
    'content-type': 'text/xml',
    'content-length': Buffer.byteLength(xml),
  });
  response.end(xml);
}

function refuse(response: ServerResponse, code: string, message: string): void {
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${message}</Message></Error>`;
  const id = `<RequestId>${randomUUID()}</RequestId>`;
  sendXml(response, 400, `<ErrorResponse xmlns="${NAMESPACE}">${error}${id}</ErrorResponse>`);
}

function toRefusal(error: unknown): SignatureError {
  if (error instanceof SignatureError) return error;
  throw error;
}

/** Answers the id; undefined when the disk is full. */
const keep = (outbox: Outbox, message: Parameters<Outbox['add']>[0]): Promise<string | undefined> =>
  outbox.add(message).catch((error: unknown) => {
    if (isDiskFull(error)) return undefined;
    throw error;
  });

async function publish(
  outbox: Outbox,
  credentials: Credentials,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readSigned(request, { credentials, service: 'sns' }).catch(toRefusal);
  if (body instanceof SignatureError) return refuse(response, body.code, body.message);
  const form = new URLSearchParams(String(body));
  const phone = form.get('PhoneNumber') ?? '';
  const message = form.get('Message') ?? '';
  if (form.get('Action') !== 'Publish')
    return refuse(response, 'InvalidAction', 'This end point publishes short messages only.');
  if (!E164.test(phone))
    return refuse(response, 'InvalidParameter', 'Invalid parameter: PhoneNumber');
  if (!message) return refuse(response, 'InvalidParameter', 'Invalid parameter: Empty message');
  const added = await keep(outbox, { phone, text: message });
  if (!added) return refuse(response, 'InsufficientStorage', 'There is no space left on the disk.');
  const id = `<MessageId>${added}</MessageId>`;
  const metadata = `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;
  const result = `<PublishResult>${id}</PublishResult>${metadata}`;
  sendXml(response, 200, `<PublishResponse xmlns="${NAMESPACE}">${result}</PublishResponse>`);
}

/** Path at which the gateway and tests read the messages. */
export const OUTBOX_PATH = '/outbox';

/**
 * Replaces SNS and SES: accepts the short messages and e-mails that the functions send, in the same protocols,
 * and keeps them instead.
 */
export async function startMessages(options: {
  readonly port: number;
  readonly dir: string;
  readonly credentials: Credentials;
}): Promise<{ port: number; stop: () => Promise<void> }> {
  const outbox = await Outbox.open(options.dir);
  const serve = forOwnCallers((request, response) => {
    const { credentials } = options;
    if (request.method === 'POST' && request.url === EMAIL_PATH)
      return acceptEmail({ request, response, credentials, keep: (mail) => keep(outbox, mail) });
    if (request.method === 'POST') return publish(outbox, credentials, request, response);
    if (request.url === HEALTH_PATH) return response.end('ok');
    const found = request.url === OUTBOX_PATH;
    response.writeHead(found ? 200 : 404, { 'content-type': 'application/json' });
    return response.end(JSON.stringify(found ? outbox.messages : null));
  });
  const { port, close } = await listen(serve, options.port);
  return { port, stop: close };
}
