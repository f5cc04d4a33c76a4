import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readSigned } from '../engines/own-callers.ts';
import { type Credentials, SignatureError } from '../engines/signature.ts';
import type { SentMessage } from './outbox.ts';

/** Where SES takes e-mails. */
export const EMAIL_PATH = '/v2/email/outbound-emails';

const Content = z.object({ Data: z.string().min(1) });
const Email = z.object({
  FromEmailAddress: z.string().includes('@'),
  Destination: z.object({ ToAddresses: z.tuple([z.string().includes('@')]) }),
  Content: z.object({
    Simple: z.object({ Subject: Content, Body: z.object({ Text: Content }) }),
  }),
});

function answer(response: ServerResponse, status: number, body: unknown, error?: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    ...(error && { 'x-amzn-errortype': error }),
  });
  response.end(JSON.stringify(body));
}

interface Delivery {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly credentials: Credentials;
  /** Answers the id; undefined when there is no space left. */
  readonly keep: (mail: Omit<SentMessage, 'id' | 'at'>) => Promise<string | undefined>;
}

const parsed = (body: Buffer): unknown => {
  try {
    return JSON.parse(String(body));
  } catch {
    return undefined;
  }
};

/** `SendEmail` of SES: one plain text to one address. */
export async function acceptEmail({ request, response, credentials, keep }: Delivery) {
  const refuse = (error: string, message: string) => answer(response, 400, { message }, error);
  const body = await readSigned(request, { credentials, service: 'ses' }).catch(
    (error: unknown) => {
      if (error instanceof SignatureError) return error;
      throw error;
    },
  );
  if (body instanceof SignatureError) return refuse(body.code, body.message);
  const email = Email.safeParse(parsed(body)).data;
  if (!email) return refuse('BadRequestException', 'One plain text to one address, please.');
  const [to] = email.Destination.ToAddresses;
  const { Subject, Body } = email.Content.Simple;
  const id = await keep({ email: to, subject: Subject.Data, text: Body.Text.Data });
  if (!id) return refuse('LimitExceededException', 'There is no space left on the disk.');
  return answer(response, 200, { MessageId: id });
}
