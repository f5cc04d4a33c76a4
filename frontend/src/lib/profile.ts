import { useQuery } from '@tanstack/react-query';
import { ROLE } from '#shared/roles.ts';
import { students } from '#shared/students/contract.ts';
import { teachers } from '#shared/teachers/contract.ts';
import { queryOf } from './query.ts';
import { type Session, useSignedIn } from './session.ts';

/** Students have a profile call of their own; all other roles use the staff call (specification 6). */
export const profileQuery = ({ user: { id }, role }: Session) =>
  role === ROLE.student
    ? queryOf(students.endpoints.profile, { student_id: id })
    : queryOf(teachers.endpoints.profile, { teacher_id: id });

/** The profile record of the signed-in person. */
export const useProfile = () => useQuery(profileQuery(useSignedIn()));
