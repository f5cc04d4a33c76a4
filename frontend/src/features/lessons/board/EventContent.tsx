import type { EventDisplayInfo } from '@fullcalendar/react';
import type { LessonDto } from '#shared/lessons/fields.ts';

/** The lesson of an event; undefined for a holiday. */
export const lessonOf = (event: { readonly extendedProps: Record<string, unknown> }) =>
  event.extendedProps['lesson'] as LessonDto | undefined;

const MARKS: Readonly<Record<LessonDto['state'], string>> = {
  planned: '',
  running: '▶',
  closing: '✓',
  taught: '✓',
};

/** A sign before a lesson that runs or was taught, and its state in words for those who hear it. */
function StateMark({ state, text }: { readonly state: LessonDto['state']; readonly text: string }) {
  const mark = MARKS[state];
  if (!mark) return null;
  return (
    <span className="lesson-mark" role="img" aria-label={text} title={text}>
      {mark}
    </span>
  );
}

/**
 * A lesson in the calendar: time, class, room, teacher and topic. Hundreds are rendered at once: they are
 * styled by the classes of `BoardStyles`, which is faster than `sx`.
 */
export function LessonContent({ event, view, isNarrow, isShort }: EventDisplayInfo) {
  const lesson = lessonOf(event);
  if (!lesson) return event.title;
  const { start, end, class_name, topic, room_name, teacher_name } = lesson;
  const time = `${start}–${end}`;
  const place = [room_name, teacher_name, topic].filter(Boolean).join(' · ');
  const mark = <StateMark state={lesson.state} text={event.extendedProps['state']} />;
  if (view.type === 'dayGridMonth')
    return (
      <div className="lesson-line lesson-day">
        {mark}
        {!isNarrow && start} <b>{class_name}</b>
      </div>
    );
  if (view.type === 'agenda')
    return (
      <div className="lesson-entry">
        <span>{time}</span>
        <div>
          {mark}
          <b>{class_name}</b>
          {place && <div>{place}</div>}
        </div>
      </div>
    );
  if (isShort)
    return (
      <div className="lesson-text lesson-line" title={`${time} ${class_name} ${place}`}>
        {mark}
        <b>{class_name}</b> {!isNarrow && `${time} `}
        {place}
      </div>
    );
  return (
    <div className="lesson-text">
      {!isNarrow && <div className="lesson-line">{time}</div>}
      {mark}
      <b>{class_name}</b>
      {place && <div>{place}</div>}
    </div>
  );
}

/** The name of a holiday. A month shows it next to the number of the day, other views above the hours. */
export function HolidayContent({ event, view }: EventDisplayInfo) {
  const { title } = event;
  if (view.type !== 'dayGridMonth') return <div className="lesson-text">{title}</div>;
  return (
    <div className="lesson-text lesson-line holiday-of-day" title={title}>
      {title}
    </div>
  );
}
