import middy from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { Actor, Visitor } from '#functions/domain/sessions/actor.ts';
import type { Caller } from '#functions/domain/sessions/reading.ts';
import { type Deps, liveDeps } from '#functions/platform/deps.ts';
import { metered } from '#functions/platform/meter.ts';
import { type Reader, readBy } from '#functions/platform/reader.ts';
import { CODE } from '#shared/codes.ts';
import type { Answer, Endpoint, Endpoints, Group, Input } from '#shared/endpoint.ts';
import { isLanguage, matchLanguage } from '#shared/languages.ts';
import type { TrafficReader } from '#shared/usage/rules.ts';
import { type CallContext, type CallResult, CallState } from './call-state.ts';
import { Document } from './document.ts';
import { authenticate } from './middleware/authenticate.ts';
import { compress } from './middleware/compress.ts';
import { envelope } from './middleware/envelope.ts';
import { findEndpoint } from './middleware/find-endpoint.ts';
import { logCall } from './middleware/log-call.ts';
import { logUnknownIds } from './middleware/log-unknown-ids.ts';
import { permit } from './middleware/permit.ts';
import { readPayload } from './middleware/read-payload.ts';
import { callerAddress, requireEdge } from './middleware/require-edge.ts';
import { validate } from './middleware/validate.ts';
import { Page } from './page.ts';
import { Reply } from './reply.ts';

/** A text may be answered as a document or a page, without the envelope. */
type Result<D> = D | Reply<D> | (D extends string ? Document | Page : never);

/** A use-case of an endpoint: knows nothing of HTTP, gets a verified actor and a valid input. */
export type UseCase<E extends Endpoint> = (
  actor: Caller<E['access']>,
  input: Input<E>,
  deps: Deps,
) => Promise<Result<Answer<E>>> | Result<Answer<E>>;

/** One use-case for each endpoint of a group: a call without code does not compile. */
export type UseCases<E extends Endpoints> = { readonly [N in keyof E]: UseCase<E[N]> };

export type LambdaHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

const visitorOf = (event: APIGatewayProxyEventV2, context: Context): Visitor => {
  const { lang } = event.headers;
  return {
    address: callerAddress(event),
    agent: event.headers['user-agent'] ?? '',
    language: isLanguage(lang)
      ? lang
      : matchLanguage((event.headers['accept-language'] ?? '').split(/[,;]/)),
    requestId: context.awsRequestId,
  };
};

/** Outside production an answer that does not fit its schema is a fault, so that tests find it. */
function checkAnswer(endpoint: Endpoint, data: unknown): void {
  if (process.env.NODE_ENV !== 'production') endpoint.output.parse(data);
}

/** The public pages of a school, by the groups that answer them; all others show the school itself. */
const PAGES: Readonly<Partial<Record<string, TrafficReader>>> = {
  sharing: 'reports',
  parents: 'parents',
  works: 'works',
};

const readerOf = ({ actor, group }: CallState): Reader =>
  actor
    ? { schoolId: actor.schoolId, userId: actor.userId }
    : { page: PAGES[group.name] ?? 'school' };

async function run(
  useCases: UseCases<Endpoints>,
  state: CallState,
): Promise<Reply<unknown> | Document | Page> {
  const { endpoint, name, actor, visitor, input, deps } = state;
  const useCase = useCases[name];
  if (!useCase) throw new TypeError(`no use-case for ${name}`);
  const result = await readBy(readerOf(state), () =>
    useCase((actor ?? visitor) as Actor, input, deps),
  );
  if (result instanceof Document || result instanceof Page) return result;
  const reply = result instanceof Reply ? result : new Reply(result, CODE.ok, undefined);
  checkAnswer(endpoint, reply.data);
  return reply;
}

/** The steps that serve a request. Their order matters. */
const pipeline = (group: Group, useCases: UseCases<Endpoints>) =>
  middy<APIGatewayProxyEventV2, CallResult, Error, CallContext>()
    .use(logCall)
    .use(compress)
    .use(envelope)
    .use(requireEdge)
    .use(findEndpoint(group))
    .use(readPayload)
    .use(authenticate)
    .use(permit)
    .use(validate)
    .use(logUnknownIds)
    .handler((_event, { call }) => run(useCases, call));

/**
 * The Lambda of a group. Errors of the catalogue become their code; anything else becomes
 * code 0 with HTTP 500, is logged with its stack, and tells the caller only the request id.
 */
export function createHandler<N extends string, E extends Endpoints>(
  group: Group<N, E>,
  useCases: UseCases<E>,
  deps: Deps = liveDeps,
): LambdaHandler {
  const serve = pipeline(group, useCases as unknown as UseCases<Endpoints>);
  return async (event, context) => {
    const left = context.getRemainingTimeInMillis();
    const call = new CallState(group, deps, visitorOf(event, context), left);
    const result = await metered(call.meter, () => serve(event, { ...context, call }));
    if (result instanceof Reply || result instanceof Document || result instanceof Page)
      throw new TypeError('an answer left the wrapper without its envelope');
    return result;
  };
}
