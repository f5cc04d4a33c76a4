import { CODE, SESSION_EXPIRED } from '#shared/codes.ts';
import type { FieldError } from '#shared/endpoint.ts';

/**
 * The server answered with an error; something before it answered instead, so the service has a fault; nobody answered
 * in time; nobody could be reached.
 */
export type ApiErrorKind = 'server' | 'unavailable' | 'timeout' | 'network';

interface Details {
  readonly kind: ApiErrorKind;
  /** A text for people, in their language. */
  readonly message: string;
  readonly code?: number;
  readonly data?: unknown;
  readonly requestId?: string | null;
}

const isFieldErrors = (value: unknown): value is readonly FieldError[] =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === 'object' && entry && 'field' in entry);

const errorsOf = (data: unknown): readonly FieldError[] =>
  typeof data === 'object' && data && 'errors' in data && isFieldErrors(data.errors)
    ? data.errors
    : [];

/** The one error that the client of the API throws. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly code: number | undefined;
  readonly data: unknown;
  /** Fields that the server refused (codes 1001 to 1004). */
  readonly errors: readonly FieldError[];
  /** Identifies the request in the server's logs. */
  readonly requestId: string | undefined;

  constructor({ kind, message, code, data, requestId }: Details) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.data = data;
    this.errors = errorsOf(data);
    this.requestId = requestId ?? undefined;
  }

  /** Whether the service has a fault, of which its makers want to know the request's id. */
  get isFault(): boolean {
    return this.code === CODE.error || this.kind === 'unavailable';
  }

  get sessionExpired(): boolean {
    return this.code !== undefined && SESSION_EXPIRED.includes(this.code);
  }
}

/** Whether the server could not be reached, or was too slow to be waited for. */
export const isUnreachable = (error: unknown): boolean =>
  error instanceof ApiError && (error.kind === 'network' || error.kind === 'timeout');

/** Whether something before the server, such as an edge or a firewall, has answered instead. */
export const isUnavailable = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'unavailable';

/** Whether the server itself has said nothing, for whatever reason: nothing is refused, and it may have been done. */
export const isUnanswered = (error: unknown): boolean =>
  error instanceof ApiError && error.kind !== 'server';

/** The server has refused it. Any other error leaves open whether what was sent has been carried out. */
export const isDecided = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'server' && error.code !== CODE.error;

/** Whether the server asks the person to wait or to decide, with -1: told as a notice, not as an error (specification 8). */
export const asksToWait = (error: unknown): boolean =>
  error instanceof ApiError && error.code === CODE.wait;
