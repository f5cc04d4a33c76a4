import type * as z from 'zod';
import { memoize } from './memoize.ts';
import type { Role } from './roles.ts';
import type { Ability } from './teachers/abilities.ts';

/** Who may call: a list of roles, or `public` for everybody without signing in. */
export type Access = 'public' | readonly Role[];

/**
 * What a call changes.
 * `no`: nothing. `session`: only the caller's own session, allowed while the school is past due.
 * `school`: the school's data; refused with 2003 while the school is past due (product: settled point 6).
 * `export`: the export of the school's data, which is begun above all when the school is past due.
 */
type Writes = 'no' | 'session' | 'school' | 'export';

/** Capacity units that one call may consume, as DynamoDB counts them. */
export interface Budget {
  readonly read: number;
  readonly write: number;
}

interface Description<A extends Access> {
  readonly summary: string;
  readonly access: A;
  /** What a teacher must have been granted, all of it; others are judged by `access` alone. */
  readonly abilities?: readonly Ability[];
  readonly writes: Writes;
  readonly budget: Budget;
  /** The payload's `user_id` must be the caller's own; anybody else's is refused with 2003. */
  readonly self?: boolean;
  /** Refused with 2003 in a session that a sign-in card opened: whoever finds the card may not keep the account. */
  readonly notByCard?: boolean;
  /** A public call that answers more to signed-in callers; a session that is over is refused as elsewhere. */
  readonly session?: boolean;
  /** The body carries a base64 picture: 4 MB instead of 1 MB. */
  readonly picture?: boolean;
  /**
   * The answer is a document of this media type and no envelope, for programs that speak no contract;
   * `output` is its text. What is refused is answered in the envelope all the same.
   */
  readonly document?: string;
  /** Other codes of the catalogue that a call may answer beside those every call may. */
  readonly codes?: readonly number[];
}

/** One call of the system: the only place where its path, roles, shapes and cost are written down. */
export interface Endpoint<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
  A extends Access = Access,
> extends Description<A> {
  /** Path below the API base, as the specification spells it, e.g. `index/login`. */
  readonly path: string;
  readonly method: 'GET' | 'POST';
  readonly input: I;
  readonly output: O;
}

/** An endpoint as it is written down; its schemas are made when the call is first served. */
interface Definition<I extends z.ZodType, O extends z.ZodType, A extends Access>
  extends Description<A> {
  readonly input: () => I;
  readonly output: () => O;
}

/** Making a schema is slow, and a cold start needs only those of one call. */
const define =
  (method: Endpoint['method']) =>
  <I extends z.ZodType, O extends z.ZodType, A extends Access>(
    path: string,
    definition: Definition<I, O, A>,
  ): Endpoint<I, O, A> => {
    const input = memoize(definition.input);
    const output = memoize(definition.output);
    return {
      ...definition,
      path,
      method,
      get input() {
        return input();
      },
      get output() {
        return output();
      },
    };
  };

export const post = define('POST');
export const get = define('GET');

/** What a caller sends, before defaults and conversions. */
export type Payload<E extends Endpoint> = z.input<E['input']>;
/** What a use-case receives. */
export type Input<E extends Endpoint> = z.output<E['input']>;
/** What a caller gets as `data`. */
export type Answer<E extends Endpoint> = z.output<E['output']>;

/** The calls of one group, which is one Lambda. */
export type Endpoints = Readonly<Record<string, Endpoint>>;

export interface Group<N extends string = string, E extends Endpoints = Endpoints> {
  readonly name: N;
  readonly endpoints: E;
}

export const group = <N extends string, E extends Endpoints>(
  name: N,
  endpoints: E,
): Group<N, E> => ({
  name,
  endpoints,
});

/** The envelope of every answer (specification 7). */
export interface Envelope<D = unknown> {
  readonly code: number;
  readonly msg: string;
  readonly data: D;
}

/** One entry of `data.errors` in an answer with 1001 to 1004. */
export interface FieldError {
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** All calls lie below this path (specification 7). */
export const API_BASE = '/api';
