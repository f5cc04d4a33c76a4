import type { StudentId, WorkId } from '#shared/ids.ts';
import { screen } from '../screen-address.ts';

/** Paths of the screens of parents. */
export const parentPaths = {
  /** The page of a student for the family; `child` is a sibling of the one whose address it is. */
  family: screen('/parent/:token', (token: string, child?: StudentId) => [{ token }, { child }]),
  familyWork: screen(
    '/parent/:token/works/:work',
    (token: string, work: WorkId, child?: StudentId) => [{ token, work }, { child }],
  ),
} as const;
