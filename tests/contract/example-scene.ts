import type { Person } from '#tests/factories/person.ts';
import type { World } from '#tests/factories/world.ts';

/** The caller of an example, and the world that it plays in. */
export interface Scene {
  readonly world: World;
  /** For a public call this is nobody in particular. */
  readonly actor: Person;
}
