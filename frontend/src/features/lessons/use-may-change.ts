import { useCallback } from 'react';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { ROLE } from '#shared/roles.ts';

/** Whether the user may change a lesson: principals any, others their own, and only before it has begun. */
export function useMayChange(): (lesson: LessonDto) => boolean {
  const { user, role } = useSignedIn();
  const { id } = user;
  return useCallback(
    ({ state, teacher_id, assistant_id }) =>
      state === 'planned' && (role === ROLE.principal || teacher_id === id || assistant_id === id),
    [role, id],
  );
}
