import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import type { Payload } from '#shared/endpoint.ts';
import { lessons } from '#shared/lessons/contract.ts';
import type { UncoveredLesson } from '#shared/lessons/substitute-calls.ts';

const { findSubstitutes, assignSubstitutes } = lessons.endpoints;

/** The values of the form. */
export interface Absence {
  readonly teacher_id: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
}

/** The choice that leaves the lesson with the absent person. */
export const LEFT = 'left';

const isComplete = ({ teacher_id, from, to }: Absence): boolean =>
  teacher_id !== '' && from !== '' && to !== '';

const asked = ({ start, end, ...days }: Absence): Payload<typeof findSubstitutes> => ({
  ...days,
  ...(start && { start }),
  ...(end && { end }),
});

/** The best candidate; `LEFT` when there is none. */
const proposed = ({ candidates }: UncoveredLesson): string => candidates[0]?.teacher_id ?? LEFT;

/** The lessons of an absent member of staff, and the substitute chosen for each. */
export function useSubstitutes(absence: Absence) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const keyOfRequest = useRequestKey();
  const query = useQuery({
    ...queryOf(findSubstitutes, asked(absence)),
    enabled: isComplete(absence),
    // Candidates may have got other lessons in between.
    staleTime: 0,
    retry: false,
  });
  const list = query.data?.lessons ?? [];
  const choiceOf = (uncovered: UncoveredLesson): string =>
    chosen[uncovered.lesson.id] ?? proposed(uncovered);
  const choices = list
    .map((uncovered) => ({ lesson_id: uncovered.lesson.id, teacher_id: choiceOf(uncovered) }))
    .filter(({ teacher_id }) => teacher_id !== LEFT);

  const { teacher_id } = absence;
  const assign = () =>
    send(assignSubstitutes, {
      teacher_id,
      choices,
      request_key: keyOfRequest(JSON.stringify([teacher_id, choices])),
    });
  const choose = (lesson: string, teacher: string) =>
    setChosen((before) => ({ ...before, [lesson]: teacher }));
  return { query, list, choiceOf, choose, count: choices.length, assign };
}
export type Substitutes = ReturnType<typeof useSubstitutes>;
