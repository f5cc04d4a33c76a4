import { queryOptions, useQuery } from '@tanstack/react-query';
import { students } from '#shared/contracts/students.ts';
import { teachers } from '#shared/contracts/teachers.ts';
import { ROLE } from '#shared/roles.ts';
import { send } from './api.ts';
import { type Session, useSignedIn } from './session.ts';

/** Students are looked up by the student call, everybody else by the staff call (specification 6). */
export const profileQuery = ({ user: { id }, role }: Session) =>
  queryOptions({
    queryKey: ['profile', id],
    queryFn: ({ signal }) =>
      role === ROLE.student
        ? send(students.endpoints.profile, { student_id: id }, { signal })
        : send(teachers.endpoints.profile, { teacher_id: id }, { signal }),
  });

/** The profile record of the signed-in person. */
export const useProfile = () => useQuery(profileQuery(useSignedIn()));
