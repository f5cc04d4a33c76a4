import { useEffect } from 'react';
import { useEditors, useReloadRoster, useRoster } from './queries.ts';
import { hasUnknownStudent, toSeats } from './seats.ts';

/** The students of the class with their editors. */
export function useWall(lesson: string) {
  const roster = useRoster(lesson);
  const editors = useEditors(lesson);
  const reload = useReloadRoster(lesson);
  const { data: people } = roster;
  const { data: latest, dataUpdatedAt } = editors;
  const isOutdated = people && latest && hasUnknownStudent(people.students, latest.editors);
  // Once for each answer that has a new student.
  const newAt = isOutdated ? dataUpdatedAt : 0;
  useEffect(() => {
    if (newAt > 0) void reload();
  }, [newAt, reload]);
  return {
    error: people && latest ? null : (roster.error ?? editors.error),
    retry: () => void Promise.all([roster.refetch(), editors.refetch()]),
    /** The time of the shown data when loading fails; null while it is current. */
    staleSince: editors.error ? new Date(dataUpdatedAt) : null,
    wall: people &&
      latest && {
        lesson: people.lesson,
        running: latest.running,
        now: latest.now,
        seats: toSeats(people.students, latest.editors),
      },
  };
}
