import type { PersonId } from '#functions/domain/people/user.ts';

/** Who makes something, with the name that is written into it. */
export interface Owner extends PersonId {
  readonly name: string;
}
