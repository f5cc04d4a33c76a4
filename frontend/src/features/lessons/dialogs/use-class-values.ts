import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import { useFetchClass } from '../queries.ts';
import type { PlaceValues } from './place-values.ts';
import { staffNames } from './use-names.ts';

/** What the lessons of a class begin with: its people, its room, and the hours of its course. */
export function useClassValues({ rooms, courses }: CalendarSettingsDto) {
  const fetchClass = useFetchClass();
  return async (chosen: ClassRef) => {
    const { class: found } = await fetchClass(chosen.id);
    const room = rooms.find(({ name, archived }) => name === found.room && !archived);
    const course = courses.find(({ name }) => name === found.course);
    const values: Partial<PlaceValues> = {
      teacher_id: found.teacher_id,
      assistant_id: found.assistant_id ?? '',
      room_id: room?.id ?? '',
      hours: String(course?.hours ?? 1),
    };
    return { values, names: staffNames(found) };
  };
}
