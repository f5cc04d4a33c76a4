import type { CourseId, StudentId } from '#shared/ids.ts';

/** Parameters of the addresses: the account that is open, and which students the list has. */
export const ACCOUNT = 'account';
export const STATE = 'state';

/** The address of a student's hours, with the account that is open there. */
export const hoursOf = (id: StudentId, course?: CourseId | null): string =>
  course ? `/studyMan/student/${id}?${ACCOUNT}=${course}` : `/studyMan/student/${id}`;

/** The list of those whose hours are running out. */
export const LOW_HOURS = `/studyMan?${STATE}=low`;
