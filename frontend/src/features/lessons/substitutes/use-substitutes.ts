import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { send } from '#frontend/src/lib/api.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import type { Payload } from '#shared/contracts/endpoint.ts';
import { lessons } from '#shared/contracts/lessons.ts';
import type { UncoveredLesson } from '#shared/contracts/substitutes.ts';

const { findSubstitutes, assignSubstitutes } = lessons.endpoints;

/** Who is absent, and from when to when: as the fields hold it. */
export interface Absence {
  readonly teacher_id: string;
  readonly from: string;
  readonly to: string;
  readonly start: string;
  readonly end: string;
}

/** The choice that leaves a lesson with whoever is absent. */
export const LEFT = 'left';

const isComplete = ({ teacher_id, from, to }: Absence): boolean =>
  teacher_id !== '' && from !== '' && to !== '';

const asked = ({ start, end, ...days }: Absence): Payload<typeof findSubstitutes> => ({
  ...days,
  ...(start && { start }),
  ...(end && { end }),
});

/** The best of those who are free; nobody is chosen for whom nobody is there. */
const proposed = ({ candidates }: UncoveredLesson): string => candidates[0]?.teacher_id ?? LEFT;

/** What is sent again is the same hand-over for as long as its choices are the same. */
function useRequestKey() {
  const last = useRef({ content: '', key: '' });
  return (content: string): string => {
    if (last.current.content !== content) last.current = { content, key: crypto.randomUUID() };
    return last.current.key;
  };
}

/** The lessons of somebody who is absent, and who holds each of them. */
export function useSubstitutes(absence: Absence) {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const keyOfRequest = useRequestKey();
  const query = useQuery({
    ...queryOf(findSubstitutes, asked(absence)),
    enabled: isComplete(absence),
    // Who is free is told as it is now.
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
