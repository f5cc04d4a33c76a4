import { CODE } from '#shared/codes.ts';
import { type Answer, API_BASE, type Endpoint, type Payload } from '#shared/endpoint.ts';
import { Unexpected } from './unexpected.ts';

const TIMEOUT_MS = 30_000;

/** The envelope of an answer, whatever its code. */
export interface Outcome {
  readonly status: number;
  readonly code: number;
  readonly msg: string;
  readonly data: unknown;
}

/** Calls a system over its public address, and believes nothing that is not in the contract. */
export class Client {
  readonly address: string;
  readonly #authorization: string;

  constructor(address: string, authorization = '0') {
    this.address = address;
    this.#authorization = authorization;
  }

  /** The same system with a session: `token_userId`. */
  as(authorization: string): Client {
    return new Client(this.address, authorization);
  }

  fetch(address: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(address, this.address);
    return fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
  }

  async ask<E extends Endpoint>(endpoint: E, payload: Payload<E>): Promise<Outcome> {
    const { method, path } = endpoint;
    const headers = {
      authorization: this.#authorization,
      lang: 'en',
      'content-type': 'application/json',
    };
    const body = method === 'POST' ? { body: JSON.stringify(payload ?? {}) } : {};
    const answer = await this.fetch(`${API_BASE}/${path}`, { method, headers, ...body });
    const text = await answer.text();
    try {
      return { status: answer.status, ...JSON.parse(text) };
    } catch {
      throw new Unexpected('an envelope', `${answer.status} ${text}`);
    }
  }

  /** Throws unless the call succeeds with what the contract describes. */
  async call<E extends Endpoint>(endpoint: E, payload: Payload<E>): Promise<Answer<E>> {
    const outcome = await this.ask(endpoint, payload);
    if (outcome.code !== CODE.ok) throw new Unexpected(`code 1 of ${endpoint.path}`, outcome);
    const read = endpoint.output.safeParse(outcome.data);
    if (!read.success)
      throw new Unexpected(`the contract's answer of ${endpoint.path}`, read.error.issues);
    return read.data as Answer<E>;
  }

  /** Throws unless the call is refused with this code. */
  async refused<E extends Endpoint>(endpoint: E, payload: Payload<E>, code: number): Promise<void> {
    const outcome = await this.ask(endpoint, payload);
    if (outcome.code !== code) throw new Unexpected(`code ${code} of ${endpoint.path}`, outcome);
  }
}
