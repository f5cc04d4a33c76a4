import * as z from 'zod';
import { entity, type Stored } from '#functions/platform/entity.ts';
import { schoolPrefix } from '#functions/platform/keys.ts';
import { type Listing, listing, schoolList, showing } from '#functions/platform/listing.ts';
import { attributes } from '#functions/platform/row-form.ts';
import {
  ClassId,
  CourseId,
  LeadId,
  LessonId,
  RoomId,
  SchoolId,
  SeriesId,
  UserId,
} from '#shared/ids.ts';
import { LESSON_STATES } from '#shared/lessons/fields.ts';

/** The place of a lesson in its series: the third of ten. */
const SeriesPlace = () =>
  z.object({ id: SeriesId, n: z.number().int().min(1), of: z.number().int().min(1) });

/** Why a principal let students have two lessons at a time. */
const Override = () => z.object({ by: UserId, reason: z.string(), at: z.iso.datetime() });

export const Lesson = () =>
  z.object({
    id: LessonId,
    schoolId: SchoolId,
    classId: ClassId,
    courseId: CourseId.optional(),
    teacherId: UserId,
    assistantId: UserId.optional(),
    roomId: RoomId.optional(),
    /** What the lesson is about; empty for the next in the course. */
    topic: z.string(),
    /** Calendar day, `YYYY-MM-DD`, and minutes since midnight by the school's clock. */
    date: z.iso.date(),
    start: z.number().int(),
    end: z.number().int(),
    /** The same times as instants. */
    startsAt: z.iso.datetime(),
    endsAt: z.iso.datetime(),
    /** Class hours that the lesson takes from a student's balance, in halves. */
    hours: z.number().min(0),
    series: SeriesPlace().optional(),
    state: z.enum(LESSON_STATES),
    /** Students of other classes who attend this lesson only. */
    guests: z.array(UserId),
    /** Students on leave; some may have left the class since. */
    leaves: z.array(UserId).default([]),
    /** Leads who try this lesson; absent for none. */
    trials: z.array(LeadId).optional(),
    /** How often guests, leaves and trials changed: `rev` counts these changes too. */
    visits: z.number().int().default(0),
    override: Override().optional(),
    /** When, and by whom, it was started. */
    startedAt: z.iso.datetime().optional(),
    startedBy: UserId.optional(),
    created: z.iso.datetime(),
  });
export type Lesson = Stored<z.infer<ReturnType<typeof Lesson>>>;
export type LessonValue = Omit<Lesson, 'rev'>;

/** Lists of lessons, each in the order of time. */
export const LESSON_LISTS = {
  /** By calendar day, for the school's calendar. */
  all: 'lessons',
  /** Not taught yet: future lessons, and past ones without a record. */
  open: (staff?: UserId) => `lessons-open${staff ? `-${staff}` : ''}`,
  /** The same for one kind of course: where missed lessons can be made up. */
  openOfCourse: (id: CourseId | undefined) => `lessons-open-${id ?? 'no-course'}`,
  ofSeries: (id: SeriesId) => `lessons-${id}`,
} as const;

/** The revision that an edit of a lesson is based on: guests, leaves and trials do not raise it. */
export const editionOf = ({ rev, visits }: Pick<Lesson, 'rev' | 'visits'>): number => rev - visits;

export const staffOf = ({ teacherId, assistantId }: Pick<Lesson, 'teacherId' | 'assistantId'>) =>
  assistantId ? [teacherId, assistantId] : [teacherId];

const minutes = (value: number): string => String(value).padStart(4, '0');
/** The position of a lesson in lists by day. */
export const placeInDay = ({ date, start }: Pick<Lesson, 'date' | 'start'>): string =>
  `${date}#${minutes(start)}`;

function listings(lesson: LessonValue): Listing[] {
  const { schoolId, id, startsAt, series, state, courseId } = lesson;
  const open = [undefined, ...staffOf(lesson)].map(LESSON_LISTS.open);
  const waiting = state === 'taught' ? [] : [...open, LESSON_LISTS.openOfCourse(courseId)];
  const at = (list: string, position: string) => listing(schoolList(schoolId, list), position, id);
  return [
    showing(at(LESSON_LISTS.all, placeInDay(lesson))),
    ...waiting.map((list) => at(list, startsAt)),
    ...(series ? [at(LESSON_LISTS.ofSeries(series.id), placeInDay(lesson))] : []),
  ];
}

/** What calendars show of a lesson as it is. */
const SHOWN = [
  'id',
  'classId',
  'courseId',
  'teacherId',
  'assistantId',
  'roomId',
  'topic',
  'date',
  'start',
  'end',
  'startsAt',
  'endsAt',
  'hours',
  'series',
  'state',
] as const;
const shown = attributes<Lesson, (typeof SHOWN)[number]>(SHOWN);

/** What calendars show of a lesson. */
export type ListedLesson = Pick<Lesson, (typeof SHOWN)[number]> & {
  readonly guests: number;
  readonly leaves: number;
  /** The reason of an override; empty without one. */
  readonly override: string;
  /** The revision that an edit is based on. */
  readonly edition: number;
};

export const toListedLesson = (lesson: Lesson): ListedLesson => ({
  ...shown.of(lesson),
  guests: lesson.guests.length,
  leaves: lesson.leaves.length,
  override: lesson.override?.reason ?? '',
  edition: editionOf(lesson),
});

export const lessons = entity({
  type: 'lesson',
  version: 1,
  schema: Lesson,
  key: ({ schoolId, id }: Pick<Lesson, 'schoolId' | 'id'>) => ({
    pk: `${schoolPrefix(schoolId)}LESSON#${id}`,
    sk: 'LESSON',
  }),
  lists: listings,
  row: { fields: [...SHOWN, 'guests', 'leaves', 'override', 'edition'], of: toListedLesson },
});
