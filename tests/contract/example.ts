import type { Endpoint, Group, Payload } from '#shared/endpoint.ts';
import { makeClass } from '#tests/factories/class.ts';
import type { Person } from '#tests/factories/person.ts';
import type { World } from '#tests/factories/world.ts';

/** The caller of an example, and its world of schools. */
export interface Scene {
  readonly world: World;
  /** Unused by public calls. */
  readonly actor: Person;
}

/** Makes a payload with which a call succeeds, and the data that it needs. */
export type Example<E extends Endpoint> = (scene: Scene) => Payload<E> | Promise<Payload<E>>;

/** One example for every call of a group. A missing one does not compile. */
export type ExamplesOf<G extends Group> = {
  readonly [N in keyof G['endpoints']]: Example<G['endpoints'][N]>;
};

/** A call that answers as much as it ever does. */
export interface FullCall<E extends Endpoint = Endpoint> {
  readonly as: Person;
  readonly payload: Payload<E>;
}

/** Lists and calls for many of a group, each with a full page: what the examples leave small. */
export type FullCallsOf<G extends Group> = {
  readonly [N in keyof G['endpoints']]?: () => Promise<FullCall<G['endpoints'][N]>>;
};

/** The payload of calls that ask for the caller's own id. */
export const own = ({ actor }: Scene) => ({ user_id: actor.userId });

/** A page of classes, all of which the caller has made. */
export async function someClasses({ actor }: Scene) {
  for (let index = 0; index < 3; index += 1) await makeClass(actor, []);
  return { limit: 3 };
}
