import { useEffect } from 'react';
import { useEditors, useReloadRoster, useRoster } from './queries.ts';
import { hasStranger, toSeats } from './seats.ts';

/** The wall as it is now: students and their editors together. */
export function useWall(lesson: string) {
  const roster = useRoster(lesson);
  const editors = useEditors(lesson);
  const reload = useReloadRoster(lesson);
  const { data: people } = roster;
  const { data: told, dataUpdatedAt } = editors;
  const lacks = people && told && hasStranger(people.students, told.editors);
  // Once for each answer that names somebody new.
  const newAt = lacks ? dataUpdatedAt : 0;
  useEffect(() => {
    if (newAt > 0) void reload();
  }, [newAt, reload]);
  return {
    error: people && told ? null : (roster.error ?? editors.error),
    retry: () => void Promise.all([roster.refetch(), editors.refetch()]),
    /** When what is shown was true; null while it is. */
    staleSince: editors.error ? new Date(dataUpdatedAt) : null,
    wall: people &&
      told && {
        lesson: people.lesson,
        running: told.running,
        now: told.now,
        seats: toSeats(people.students, told.editors),
      },
  };
}
