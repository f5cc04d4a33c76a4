import type { Actor } from '#functions/domain/sessions/actor.ts';
import { ROLE } from '#shared/roles.ts';

/** Phrases that a child reads with pleasure. */
const CHEERS: readonly string[] = ['', 'not_bad', 'great', 'surprising'];

/** Whether a phrase, and what was written with it, is not shown to this reader: a child is never discouraged. */
export const isForGrownUps = ({ role }: Pick<Actor, 'role'>, phrase: string): boolean =>
  role === ROLE.student && !CHEERS.includes(phrase);
