import type { User } from './user.ts';

/** One guardian who refuses is enough. */
export const refusesPhotos = ({ guardians }: Pick<User, 'guardians'>): boolean =>
  guardians.some(({ photos }) => photos === 'no');
