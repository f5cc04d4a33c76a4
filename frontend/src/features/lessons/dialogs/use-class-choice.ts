import { useState } from 'react';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { staffNamesOf, useStaffNames } from '#frontend/src/entities/teachers/use-staff-names.ts';
import type { CalendarSettingsDto } from '#shared/contracts/lessons.ts';
import { useFetchClass } from '../queries.ts';
import type { PlaceValues } from './lesson-form.ts';

/** The part of a form that is filled in from the class. */
interface PlaceForm {
  readonly setValue: (name: keyof PlaceValues, value: string) => void;
  readonly attempt: (action: () => Promise<void>) => Promise<void>;
}

/** The class of a lesson or a series: choosing it fills in its staff, its room and the hours of its course. */
export function useClassChoice(form: PlaceForm, { rooms, courses }: CalendarSettingsDto) {
  const [chosen, setChosen] = useState<ClassRef | null>(null);
  const names = useStaffNames({});
  const fetchClass = useFetchClass();
  const fill = async ({ id }: ClassRef) => {
    const { class: details } = await fetchClass(id);
    const room = rooms.find(({ name, archived }) => name === details.room && !archived);
    const course = courses.find(({ name }) => name === details.course);
    names.add(staffNamesOf(details));
    form.setValue('teacher_id', details.teacher_id);
    form.setValue('assistant_id', details.assistant_id ?? '');
    form.setValue('room_id', room?.id ?? '');
    form.setValue('hours', String(course?.hours ?? 1));
  };
  const choose = (next: ClassRef | null) => {
    setChosen(next);
    if (next) void form.attempt(() => fill(next));
  };
  return { chosen, names, choose };
}
