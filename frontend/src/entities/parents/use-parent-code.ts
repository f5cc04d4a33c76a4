import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { send } from '#frontend/src/lib/api.ts';
import { absolute, paths } from '#frontend/src/lib/paths.ts';
import { invalidate, queryOf } from '#frontend/src/lib/query.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { StudentId } from '#shared/ids.ts';
import { parents } from '#shared/parents/contract.ts';
import { students } from '#shared/students/contract.ts';

const { show, make, renew, revoke } = parents.endpoints;

export type ParentCodeAnswer = Answer<typeof show>;

/** The whole address of the page that a token opens. */
export const addressOf = (token: string): string => absolute(paths.family(token));

/** The address of a student's page for the family, and what changes it; of the signed-in student without an id. */
export function useParentCode(student_id?: StudentId) {
  const client = useQueryClient();
  const asked = queryOf(show, { student_id });
  const onSuccess = (answer: ParentCodeAnswer) => {
    client.setQueryData(asked.queryKey, answer);
    void invalidate(client, students.endpoints.history);
  };
  const query = useQuery(asked);
  const making = useMutation({ mutationFn: () => send(make, { student_id }), onSuccess });
  return { query, making, onSuccess };
}

/** Codes of several students, to be printed. */
export const useFamilyPapers = () =>
  useChange(students.endpoints.familyPapers, {
    changes: [show, students.endpoints.history],
    quiet: true,
  });

/** What only staff may do. */
export function useParentCodeOf(student_id: StudentId) {
  const { query, making, onSuccess } = useParentCode(student_id);
  const renewing = useMutation({
    mutationFn: (rev: number) => send(renew, { student_id, rev }),
    onSuccess,
  });
  const revoking = useMutation({ mutationFn: () => send(revoke, { student_id }), onSuccess });
  return { query, making, renewing, revoking };
}
