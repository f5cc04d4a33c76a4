import ical, { ICalEventStatus } from 'ical-generator';
import type { School } from '#functions/domain/schools/school.ts';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';
import { type MessageKey, message } from '#shared/i18n/messages.ts';
import type { Language } from '#shared/languages.ts';
import { plainLine, plainText } from '#shared/plain-text.ts';

interface WrittenLesson extends LessonDto {
  /** When the lesson was planned: the time stamp of its event in the calendar. */
  readonly created: string;
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
  lessons: readonly WrittenLesson[],
  { language, school }: Audience,
): string {
  const calendar = ical({
    name: plainLine(message(language, 'feeds.name', { school: school.name })),
    prodId: { company: 'Cloud Classroom', product: 'Lessons' },
    ttl: REFRESH_SECONDS,
  });
  for (const lesson of lessons)
    calendar.createEvent({
      // The same for as long as there is the lesson, whatever else changes of it.
      id: `${lesson.id}@${school.id}`,
      sequence: lesson.rev - 1,
      stamp: new Date(lesson.created),
      start: new Date(lesson.starts_at),
      end: new Date(lesson.ends_at),
      // The library escapes line ends, not control characters, with which readers refuse the whole calendar.
      summary: plainLine(summaryOf(lesson)),
      location: plainLine(lesson.room_name) || null,
      description: plainText(descriptionOf(lesson, language)) || null,
      status: ICalEventStatus.CONFIRMED,
    });
  return calendar.toString();
}
