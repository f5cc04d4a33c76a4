import type { KnownCourse } from '#functions/domain/calendar/calendar-settings.ts';
import { newId } from '#shared/ids.ts';
import type { Room } from '#shared/lessons/calendar-calls.ts';

export const newRoom = (name: string, values: Partial<Room> = {}): Room => ({
  id: newId('room'),
  name,
  capacity: 12,
  archived: false,
  rev: 1,
  ...values,
});

export const newCourse = (name: string, values: Partial<KnownCourse> = {}): KnownCourse => ({
  id: newId('course'),
  name,
  colour: 'blue',
  hours: 1,
  archived: false,
  rev: 1,
  ...values,
});
