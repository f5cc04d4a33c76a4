import ical, { ICalEventStatus } from 'ical-generator';
import type { School } from '#functions/domain/schools/school.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { plainLine, plainText } from '#shared/rich-text/plain-text.ts';

interface WrittenLesson extends LessonDto {
  /** When the lesson was planned or last changed. */
  readonly stamp: string;
}

/** A lesson that does not take place: applications that know its event strike it out. */
export interface CancelledEvent
  extends Pick<LessonDto, 'id' | 'starts_at' | 'ends_at' | 'class_name'> {
  readonly stamp: string;
  readonly sequence: number;
}

interface Events {
  readonly lessons: readonly WrittenLesson[];
  readonly cancelled: readonly CancelledEvent[];
}

interface Audience {
  readonly language: Language;
  readonly school: Pick<School, 'id' | 'name'>;
}

/** How often applications should read the calendar again; not all of them follow it. */
const REFRESH_SECONDS = 30 * 60;

/** Names of staff and course. Never those of students, whatever the role of its owner. */
function descriptionOf(lesson: LessonDto, language: Language): string {
  const line = (key: MessageKey, name: string) => (name ? [message(language, key, { name })] : []);
  return [
    ...line('feeds.teacher', lesson.teacher_name),
    ...line('feeds.assistant', lesson.assistant_name),
    ...line('feeds.course', lesson.course_name),
  ].join('\n');
}

const placeInSeries = ({ series }: LessonDto): string =>
  series ? ` (${series.n}/${series.of})` : '';

const summaryOf = (lesson: LessonDto): string =>
  [lesson.class_name, lesson.topic].filter(Boolean).join(' · ') + placeInSeries(lesson);

/** Lessons as iCalendar (RFC 5545), in instants of UTC: each application shows its reader's clock. */
export function writeCalendar(
  { lessons, cancelled }: Events,
  { language, school }: Audience,
): string {
  const calendar = ical({
    name: plainLine(message(language, 'feeds.name', { school: school.name })),
    prodId: { company: 'Cloud Classroom', product: 'Lessons' },
    ttl: REFRESH_SECONDS,
  });
  // The same for as long as there is the lesson, whatever else changes of it.
  const uidOf = ({ id }: Pick<LessonDto, 'id'>): string => `${id}@${school.id}`;
  for (const lesson of lessons)
    calendar.createEvent({
      id: uidOf(lesson),
      sequence: lesson.rev - 1,
      stamp: new Date(lesson.stamp),
      start: new Date(lesson.starts_at),
      end: new Date(lesson.ends_at),
      // The library escapes line ends, not control characters, with which readers refuse the whole calendar.
      summary: plainLine(summaryOf(lesson)),
      location: plainLine(lesson.room_name) || null,
      description: plainText(descriptionOf(lesson, language)) || null,
      status: ICalEventStatus.CONFIRMED,
    });
  for (const lesson of cancelled)
    calendar.createEvent({
      id: uidOf(lesson),
      sequence: lesson.sequence,
      stamp: new Date(lesson.stamp),
      start: new Date(lesson.starts_at),
      end: new Date(lesson.ends_at),
      summary: plainLine(lesson.class_name),
      status: ICalEventStatus.CANCELLED,
    });
  // Every line ends so (RFC 5545, 3.1), which the library leaves out after the last one.
  return calendar.toString().replace(/(?:\r\n)*$/, '\r\n');
}
