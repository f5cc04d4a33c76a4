import { channel } from 'node:diagnostics_channel';

/** A command on its way to AWS. A listener may replace `send`, for instance to refuse the command. */
export interface AwsRequest {
  /** As the SDK names it: `GetObjectCommand`. */
  readonly command: string;
  readonly input: object;
  send: () => Promise<unknown>;
}

/** Tells of every command before it is sent. Nobody listens in the cloud. */
export const AWS_REQUESTS = 'cloud-classroom.aws-requests';
const requests = channel(AWS_REQUESTS);

/** Sends a command after it has been told of. */
export async function announced(
  command: string,
  input: object,
  send: () => Promise<unknown>,
): Promise<unknown> {
  if (!requests.hasSubscribers) return send();
  const request: AwsRequest = { command, input, send };
  requests.publish(request);
  return request.send();
}

/** Tells of a command that a browser will send with a signature of ours. */
export async function announceSigned(command: string, input: object): Promise<void> {
  await announced(command, input, async () => undefined);
}

/** Milliseconds after which a connection, and an answer, are not waited for any longer, of the ten seconds that a call has. */
export const CONNECTION_MS = 1_500;
export const ANSWER_MS = 4_000;

const REQUEST_HANDLER = {
  connectionTimeout: CONNECTION_MS,
  requestTimeout: ANSWER_MS,
  throwOnRequestTimeout: true,
} as const;

/** The same for the store, whose answers take as long as an object is large: only silence ends a request. */
export const SILENCE_ENDS = {
  requestHandler: { connectionTimeout: CONNECTION_MS, socketTimeout: 10_000 },
} as const;

type Next = (args: { readonly input: object }) => Promise<unknown>;
/** The middleware of the SDK's clients, whose types differ by what each sends and gets. */
interface Stack {
  add(
    middleware: (next: Next, context: { readonly commandName?: string }) => Next,
    options: { readonly step: 'initialize' },
  ): void;
  remove(name: string): boolean;
}

/** A client of the SDK with limits of time, whose commands are told of. All clients are made with it. */
export function makeClient<S extends object, C extends { readonly middlewareStack: object }>(
  Client: new (settings: S) => C,
  settings: S,
): C {
  const client = new Client({ requestHandler: REQUEST_HANDLER, ...settings });
  const stack = client.middlewareStack as Stack;
  // It prepares each request and answer for a log that nobody writes, at a tenth of the cost of a list.
  stack.remove('loggerMiddleware');
  stack.add(
    (next, { commandName = '' }) =>
      (args) =>
        announced(commandName, args.input, () => next(args)),
    { step: 'initialize' },
  );
  return client;
}
