import type { Request } from '@middy/core';
import type {
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Context,
} from 'aws-lambda';
import type { Actor, Visitor } from '#functions/domain/sessions/actor.ts';
import type { Deps } from '#functions/platform/deps.ts';
import { Meter } from '#functions/platform/meter.ts';
import { CODE } from '#shared/codes.ts';
import type { Endpoint, Group } from '#shared/endpoint.ts';
import type { Document } from './document.ts';
import type { Page } from './page.ts';
import type { Reply } from './reply.ts';

/** What has been waited for has to be worked with, and answered. */
const ANSWER_MS = 1_500;

/** The state of the call that is being served; each step adds its part. */
export class CallState {
  readonly started = performance.now();
  readonly meter: Meter;
  readonly group: Group;
  readonly deps: Deps;
  readonly visitor: Visitor;
  /** Name of the endpoint within its group. */
  name = 'unknown';
  /** The payload as it was sent, and as the contract's schema reads it. */
  raw: Readonly<Record<string, unknown>> = {};
  input: unknown = undefined;
  actor: Actor | undefined = undefined;
  code: number = CODE.error;
  #endpoint: Endpoint | undefined = undefined;

  /** @param left milliseconds until the function is ended */
  constructor(group: Group, deps: Deps, visitor: Visitor, left: number) {
    this.meter = new Meter(left - ANSWER_MS);
    this.group = group;
    this.deps = deps;
    this.visitor = visitor;
  }

  found(name: string, endpoint: Endpoint): void {
    this.name = name;
    this.#endpoint = endpoint;
  }

  get endpoint(): Endpoint {
    if (!this.#endpoint) throw new TypeError('the endpoint is not known yet');
    return this.#endpoint;
  }
}

/** The Lambda's context, with the state of the call beside it. */
export interface CallContext extends Context {
  readonly call: CallState;
}

export type CallResult = Reply<unknown> | Document | Page | APIGatewayProxyStructuredResultV2;
export type CallRequest = Request<APIGatewayProxyEventV2, CallResult, Error, CallContext>;

/** One step of the pipeline. */
export interface Step {
  before?: (request: CallRequest) => Promise<void> | void;
  after?: (request: CallRequest) => Promise<void> | void;
  onError?: (request: CallRequest) => Promise<void> | void;
}
