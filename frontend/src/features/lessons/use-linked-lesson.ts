import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { CALENDAR_SEARCH } from '#frontend/src/lib/paths/lessons.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { LessonId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import type { OpenDialog } from './open-dialog.ts';

/** Opens the lesson that the address names, once: a closed one stays closed. */
export function useLinkedLesson(open: (dialog: OpenDialog) => void): void {
  const [parameters, setParameters] = useSearchParams();
  const linked = LessonId.safeParse(parameters.get(CALENDAR_SEARCH.lesson)).data;
  const { data } = useQuery({
    ...queryOf(lessons.endpoints.info, { lesson_id: linked ?? '' }),
    enabled: linked !== undefined,
  });
  const lesson = linked && data?.lesson;
  useEffect(() => {
    if (!lesson) return;
    open({ kind: 'lesson', lesson });
    setParameters(
      (before) => {
        before.delete(CALENDAR_SEARCH.lesson);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [lesson, open, setParameters]);
}
