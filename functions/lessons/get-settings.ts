import {
  type CalendarSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import type { CalendarSettingsDto, lessons as contract } from '#shared/contracts/lessons.ts';

export const toSettingsDto = (
  { rooms, courses, holidays, rules }: CalendarSettings,
  { school }: Actor,
): CalendarSettingsDto => ({
  rooms,
  holidays,
  rules,
  courses: courses.map(({ former: _, ...course }) => course),
  time_zone: school.timeZone,
});

export const getSettings: UseCase<typeof contract.endpoints.settings> = async (actor) =>
  toSettingsDto(await loadSettings(actor.schoolId), actor);
