import { useQuery } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { classes } from '#shared/contracts/classes.ts';
import { students } from '#shared/contracts/students.ts';
import { teachers } from '#shared/contracts/teachers.ts';

export const SUBJECTS = ['class', 'teacher', 'student', 'day'] as const;
export type Subject = (typeof SUBJECTS)[number];

async function fetchName(subject: Subject, id: string, signal: AbortSignal): Promise<string> {
  if (subject === 'teacher')
    return (await send(teachers.endpoints.profile, { teacher_id: id }, { signal })).real_name;
  if (subject === 'student')
    return (await send(students.endpoints.profile, { student_id: id }, { signal })).real_name;
  return (await send(classes.endpoints.info, { class_id: id }, { signal })).class.name;
}

/** The name of what records are narrowed to: the address has only its id. */
export const useSubjectName = (subject: Subject, id: string) =>
  useQuery({
    queryKey: ['names', subject, id],
    queryFn: ({ signal }) => fetchName(subject, id, signal),
    enabled: id !== '' && subject !== 'day',
    staleTime: Number.POSITIVE_INFINITY,
  });
