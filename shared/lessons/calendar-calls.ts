import * as z from 'zod';
import { CLASS_LIMITS } from '#shared/classes/limits.ts';
import { flag, integer, oneOf, optionalFlag, rev, words } from '#shared/fields.ts';
import { CourseId, HolidayId, RoomId } from '#shared/ids.ts';
import { clock, hours } from './fields.ts';
import { LESSON_LIMITS } from './limits.ts';

/** Colours of courses in the calendar, by name: each theme has its own shades that can be read. */
export const COURSE_COLOURS = [
  'blue',
  'teal',
  'green',
  'lime',
  'amber',
  'orange',
  'red',
  'pink',
  'purple',
  'grey',
] as const;

const name = (max: number) => words(max).min(1);

/** Of an entry: 1 at first, one more with every change. An edit names the one it began from. */
const revOfEntry = () => rev().default(1);

/** The editable fields of a room. An archived room keeps its lessons and gets no new ones. */
export const RoomFields = () =>
  z.object({
    name: name(CLASS_LIMITS.roomMax),
    /** Seats; 0 when not known. */
    capacity: integer(0, 1000).default(0),
    archived: flag().default(false),
  });
export const Room = () => RoomFields().extend({ id: RoomId, rev: revOfEntry() });
/** A new one without `id`. */
export const RoomEdit = () => RoomFields().extend({ id: RoomId.optional(), rev: rev().optional() });
export type Room = z.output<ReturnType<typeof Room>>;

/** The editable fields of a kind of course; class hours are bought and used by kind. */
export const CourseFields = () =>
  z.object({
    name: name(CLASS_LIMITS.courseMax),
    colour: oneOf(COURSE_COLOURS),
    /** Class hours that a lesson takes unless it says otherwise. */
    hours: hours(0, LESSON_LIMITS.hoursMax).default(1),
    archived: flag().default(false),
  });
export const Course = () => CourseFields().extend({ id: CourseId, rev: revOfEntry() });
/** A new one without `id`. */
export const CourseEdit = () =>
  CourseFields().extend({ id: CourseId.optional(), rev: rev().optional() });
export type Course = z.output<ReturnType<typeof Course>>;

/** The editable fields of a holiday; both days are included. */
export const HolidayFields = () =>
  z.object({
    name: name(CLASS_LIMITS.roomMax),
    from: z.iso.date(),
    to: z.iso.date(),
  });
export const Holiday = () => HolidayFields().extend({ id: HolidayId, rev: revOfEntry() });
/** A new one without `id`. */
export const HolidayEdit = () =>
  HolidayFields().extend({ id: HolidayId.optional(), rev: rev().optional() });
export const HolidayRemoval = () => z.object({ id: HolidayId, rev: rev() });
export type Holiday = z.output<ReturnType<typeof Holiday>>;

/** The rules of a school's calendar, with their defaults. */
export const TimeRules = () =>
  z.object({
    /**
     * Opening hours in minutes since midnight: alternatives for clashing lessons are searched
     * within them.
     */
    opens: integer(0, 1440).default(8 * 60),
    closes: integer(0, 1440).default(21 * 60),
    /** First day of the week, 0 for Sunday. */
    weekStart: integer(0, 6).default(1),
    /** Attendance that takes hours from the balance. */
    charges: z
      .object({
        present: flag().default(true),
        late: flag().default(true),
        leave: flag().default(false),
        absent: flag().default(true),
        makeup: flag().default(true),
      })
      .prefault({}),
    /** Hours before the lesson until which leave can be requested. */
    leaveHours: integer(0, 168).default(2),
    /** Days for which a right to make a lesson up is valid. */
    makeupDays: integer(1, 400).default(60),
    /** The lowest balance is minus this. */
    overdraft: hours(0, 100).default(0),
    /** Balances at or below this are low. */
    lowHours: hours(0, 100).default(4),
  });
export type TimeRules = z.output<ReturnType<typeof TimeRules>>;

/** A change of rules: fields that are left out keep their value, and do not fall back to the default. */
export const TimeRulesEdit = () =>
  z.object({
    opens: clock().optional(),
    closes: clock().optional(),
    week_start: integer(0, 6).optional(),
    charge_present: optionalFlag(),
    charge_late: optionalFlag(),
    charge_leave: optionalFlag(),
    charge_absent: optionalFlag(),
    charge_makeup: optionalFlag(),
    leave_hours: integer(0, 168).optional(),
    makeup_days: integer(1, 400).optional(),
    overdraft: hours(0, 100).optional(),
    low_hours: hours(0, 100).optional(),
  });
export type TimeRulesEdit = z.output<ReturnType<typeof TimeRulesEdit>>;
