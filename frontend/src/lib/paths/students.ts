import type { StudentId } from '#shared/ids.ts';
import { screen } from '../screen-address.ts';

/** Paths of the screens of students. */
export const studentPaths = {
  student: screen('/student/:id', (id: StudentId, search: { tab?: 'figures' } = {}) => [
    { id },
    search,
  ]),
} as const;
