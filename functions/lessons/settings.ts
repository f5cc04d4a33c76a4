import { isDeepStrictEqual } from 'node:util';
import {
  type CalendarSettings,
  changeSettings,
  loadSettings,
} from '#functions/domain/calendar/calendar-settings.ts';
import { courseNamed, formerNames } from '#functions/domain/calendar/courses.ts';
import { changedFields, loggingOperation } from '#functions/domain/logs/log-entry.ts';
import type { Actor } from '#functions/domain/sessions/actor.ts';
import { CallError, changedMeanwhile, refuseField } from '#functions/platform/errors.ts';
import type { UseCase } from '#functions/request/create-handler.ts';
import { CODE } from '#shared/codes.ts';
import { newId } from '#shared/ids.ts';
import type { TimeRules, TimeRulesEdit } from '#shared/lessons/calendar-calls.ts';
import type { CalendarSettingsDto, lessons as contract } from '#shared/lessons/contract.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import type { Operation } from '#shared/operations.ts';
import { comparable } from '#shared/search/comparable.ts';

const toSettingsDto = (
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

type Change = (before: CalendarSettings) => Omit<CalendarSettings, 'rev'> | undefined;

/** Changes the settings, logs it, and answers them as they are afterwards. */
export async function changeSettingsOf(
  actor: Actor,
  action: Operation,
  change: Change,
  now: Date,
): Promise<CalendarSettingsDto> {
  const after = await changeSettings(actor.schoolId, change, (before, value) => {
    const { rev: _, ...was } = before;
    return loggingOperation({ ...actor, now }, action, changedFields(was, { ...value }));
  });
  return toSettingsDto(after, actor);
}

const missing = () => new CallError(CODE.notFound, { reason: 'lessons.noSuchEntry' });

interface Entry {
  readonly id: string;
  readonly rev: number;
}
type Edit<T extends Entry> = Omit<T, 'id' | 'rev'> & {
  readonly id?: T['id'] | undefined;
  readonly rev?: number | undefined;
};

const withoutFormer = ({ former: _, ...shown }: Entry & { readonly former?: unknown }) => shown;

/** The list with an entry changed, or `added` at the end when the edit has no id. The same list when nothing changes. */
function withEntry<T extends Entry>(
  list: readonly T[],
  { id, rev, ...values }: Edit<T>,
  added: T,
  max: number,
): readonly T[] {
  if (id === undefined) {
    if (list.length >= max)
      throw new CallError(CODE.wait, { reason: 'lessons.tooManyEntries', params: { count: max } });
    return [...list, added];
  }
  if (rev === undefined) throw refuseField('rev', 'required');
  const current = list.find((each) => each.id === id);
  if (!current) throw missing();
  const same = { ...current, ...values };
  if (isDeepStrictEqual(same, current)) return list;
  if (current.rev !== rev) throw changedMeanwhile(withoutFormer(current));
  return list.map((each) => (each.id === id ? { ...same, rev: rev + 1 } : each));
}

interface NamedEntry {
  readonly id?: string | undefined;
  readonly name: string;
}

/** Throws 1001 when another entry has the name already. */
function requireOwnName(list: readonly NamedEntry[], { id, name }: NamedEntry): void {
  if (list.some((each) => each.id !== id && comparable(each.name) === comparable(name)))
    throw refuseField('name', 'taken');
}

/**
 * Throws 1001 for a former name of another course: classes that still carry it would change to the edited
 * course.
 */
function requireFreeName(before: CalendarSettings, { id, name }: NamedEntry): void {
  const known = courseNamed(before, name);
  if (known && known.id !== id) throw refuseField('name', 'formerly', { name: known.name });
}

export const editRoom: UseCase<typeof contract.endpoints.editRoom> = (actor, room, deps) => {
  const id = newId('room');
  return changeSettingsOf(
    actor,
    'calendar.room',
    (before) => {
      requireOwnName(before.rooms, room);
      const rooms = withEntry(before.rooms, room, { ...room, id, rev: 1 }, LESSON_LIMITS.roomsMax);
      return rooms === before.rooms ? undefined : { ...before, rooms: [...rooms] };
    },
    deps.now(),
  );
};

export const editCourse: UseCase<typeof contract.endpoints.editCourse> = (actor, course, deps) => {
  const newCourseId = newId('course');
  return changeSettingsOf(
    actor,
    'calendar.course',
    (before) => {
      requireOwnName(before.courses, course);
      requireFreeName(before, course);
      const was = before.courses.find(({ id }) => id === course.id);
      const former = formerNames(was, course.name);
      const known = { ...course, ...((was?.former || former.length > 0) && { former }) };
      const courses = withEntry(
        before.courses,
        known,
        { ...known, id: newCourseId, rev: 1 },
        LESSON_LIMITS.coursesMax,
      );
      return courses === before.courses ? undefined : { ...before, courses: [...courses] };
    },
    deps.now(),
  );
};

export const editHoliday: UseCase<typeof contract.endpoints.editHoliday> = (
  actor,
  holiday,
  deps,
) => {
  if (holiday.to < holiday.from) throw refuseField('to', 'beforeFrom');
  const id = newId('holiday');
  return changeSettingsOf(
    actor,
    'calendar.holiday',
    (before) => {
      const holidays = withEntry(
        before.holidays,
        holiday,
        { ...holiday, id, rev: 1 },
        LESSON_LIMITS.holidaysMax,
      );
      if (holidays === before.holidays) return undefined;
      return { ...before, holidays: holidays.toSorted((a, b) => (a.from < b.from ? -1 : 1)) };
    },
    deps.now(),
  );
};

export const removeHoliday: UseCase<typeof contract.endpoints.removeHoliday> = (
  actor,
  { id, rev },
  deps,
) =>
  changeSettingsOf(
    actor,
    'calendar.holiday',
    (before) => {
      const current = before.holidays.find((each) => each.id === id);
      // A repeated removal changes nothing.
      if (!current) return undefined;
      if (current.rev !== rev) throw changedMeanwhile(withoutFormer(current));
      return { ...before, holidays: before.holidays.filter((each) => each !== current) };
    },
    deps.now(),
  );

const defined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

function withRules(before: TimeRules, edit: TimeRulesEdit): TimeRules {
  const { opens, closes, week_start, leave_hours, makeup_days, overdraft, low_hours } = edit;
  const charges = {
    present: edit.charge_present,
    late: edit.charge_late,
    leave: edit.charge_leave,
    absent: edit.charge_absent,
    makeup: edit.charge_makeup,
  };
  const given = {
    opens,
    closes,
    overdraft,
    weekStart: week_start,
    leaveHours: leave_hours,
    makeupDays: makeup_days,
    lowHours: low_hours,
  };
  return Object.assign({}, before, defined(given), {
    charges: Object.assign({}, before.charges, defined(charges)),
  });
}

export const editRules: UseCase<typeof contract.endpoints.editRules> = (actor, edit, deps) =>
  changeSettingsOf(
    actor,
    'calendar.rules',
    (before) => {
      const rules = withRules(before.rules, edit);
      if (rules.closes <= rules.opens) throw refuseField('closes', 'beforeOpens');
      return { ...before, rules };
    },
    deps.now(),
  );
