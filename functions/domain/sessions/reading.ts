import type { Deps } from '#functions/platform/deps.ts';
import type { Access, Answer, Endpoint, Input } from '#shared/endpoint.ts';
import type { Actor, Visitor } from './actor.ts';

/** Who makes a call: a signed-in person, or for public calls anybody. */
export type Caller<A extends Access> = A extends 'public' ? Visitor : Actor;

/** What a call that is also a part of a home answers: its use-case, without anything of the request. */
export type Reading<E extends Endpoint> = (
  caller: Caller<E['access']>,
  input: Input<E>,
  deps: Pick<Deps, 'now'>,
) => Answer<E> | Promise<Answer<E>>;
