import { useCallback } from 'react';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { mayChangeLesson } from '#shared/lessons/rules.ts';

/** Whether the signed-in person may change a lesson. */
export function useMayChange(): (lesson: LessonDto) => boolean {
  const { user, role } = useSignedIn();
  const { id: userId } = user;
  return useCallback(
    ({ state, teacher_id: teacherId, assistant_id: assistantId }) =>
      mayChangeLesson({ role, userId }, { state, teacherId, assistantId }),
    [role, userId],
  );
}
