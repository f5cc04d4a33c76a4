import type { CourseId, StudentId } from '#shared/ids.ts';

export const ACCOUNT = 'account';

/** The address of a student's hours, with the account that is open there. */
export const hoursOf = (id: StudentId, course?: CourseId | null): string =>
  course ? `/studyMan/student/${id}?${ACCOUNT}=${course}` : `/studyMan/student/${id}`;
