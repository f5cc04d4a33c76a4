import { useEffect, useEffectEvent, useState } from 'react';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { staffNamesOf } from '#frontend/src/entities/teachers/staff-names.ts';
import { useNames } from '#frontend/src/ui/pickers/use-names.ts';
import type { CalendarSettingsDto } from '#shared/lessons/contract.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { USUAL_MINUTES } from '../board/slot.ts';
import { useFetchClass, useFetchLessonsOf } from '../queries.ts';
import { addMinutes, todayAt, toMinutes } from '../school-clock.ts';
import type { PlaceValues } from './lesson-form.ts';

/** The part of a form that is filled in from the class. */
interface PlaceForm {
  readonly getValues: () => Readonly<Record<'start' | 'end', string>>;
  readonly setValue: (name: keyof PlaceValues, value: string) => void;
  readonly attempt: (action: () => Promise<void>) => Promise<void>;
}

/** What is known before a class is chosen, and stays. */
interface Given {
  readonly initial?: ClassRef | null;
  readonly place?: Partial<Record<'room_id' | 'teacher_id', string>>;
}

/** The length of most of some lessons in minutes; undefined when there are none. */
function usualLength(lessons: readonly Pick<LessonDto, 'start' | 'end'>[]) {
  const counts = new Map<number, number>();
  for (const { start, end } of lessons) {
    const length = toMinutes(end) - toMinutes(start);
    counts.set(length, (counts.get(length) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The class of a lesson or a series: choosing it fills in its staff, its room, the hours of its course, and the
 * usual length of its lessons unless another one was chosen.
 */
export function useClassChoice(
  form: PlaceForm,
  { rooms, courses, time_zone }: CalendarSettingsDto,
  { initial = null, place = {} }: Given = {},
) {
  const [chosen, setChosen] = useState<ClassRef | null>(initial);
  const [details, setDetails] = useState({ room: '', course: '' });
  const names = useNames({});
  const fetchClass = useFetchClass();
  const fetchLessons = useFetchLessonsOf();
  const fill = async ({ id }: ClassRef) => {
    const { class: details } = await fetchClass(id);
    const lessons = await fetchLessons(id, todayAt(time_zone));
    setDetails(details);
    const { start, end } = form.getValues();
    const length = usualLength(lessons);
    if (length && toMinutes(end) - toMinutes(start) === USUAL_MINUTES)
      form.setValue('end', addMinutes(start, length));
    const room = rooms.find(({ name, archived }) => name === details.room && !archived);
    const course = courses.find(({ name }) => name === details.course);
    names.add(staffNamesOf(details));
    form.setValue('teacher_id', place.teacher_id ?? details.teacher_id);
    form.setValue('assistant_id', details.assistant_id ?? '');
    form.setValue('room_id', place.room_id ?? room?.id ?? '');
    form.setValue('hours', String(course?.hours ?? 1));
  };
  const fillInitial = useEffectEvent(() => {
    if (initial) void form.attempt(() => fill(initial));
  });
  useEffect(() => fillInitial(), []);
  const choose = (next: ClassRef | null) => {
    setChosen(next);
    setDetails({ room: '', course: '' });
    if (next) void form.attempt(() => fill(next));
  };
  return {
    chosen,
    names,
    choose,
    course: details.course,
    /** The room that the class names, when it is no room of the school. */
    unknownRoom: rooms.some(({ name }) => name === details.room) ? undefined : details.room,
  };
}
