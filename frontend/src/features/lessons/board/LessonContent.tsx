import type { EventDisplayInfo } from '@fullcalendar/react';
import type { LessonDto } from '#shared/contracts/lesson-fields.ts';

/** The lesson that an event of the calendar draws; none for a holiday. */
export const lessonOf = (event: { readonly extendedProps: Record<string, unknown> }) =>
  event.extendedProps['lesson'] as LessonDto | undefined;

/**
 * What a lesson says of itself in the calendar: when, which class, where and with whom. Hundreds are drawn
 * at once: their looks are classes of `BoardStyles`.
 */
export function LessonContent({ event, view, isNarrow, isShort }: EventDisplayInfo) {
  const lesson = lessonOf(event);
  if (!lesson) return event.title;
  const { start, end, class_name, topic, room_name, teacher_name } = lesson;
  const time = `${start}–${end}`;
  const place = [room_name, teacher_name, topic].filter(Boolean).join(' · ');
  if (view.type === 'dayGridMonth')
    return (
      <div className="lesson-line lesson-day">
        {!isNarrow && start} <b>{class_name}</b>
      </div>
    );
  if (view.type === 'agenda')
    return (
      <div className="lesson-entry">
        <span>{time}</span>
        <div>
          <b>{class_name}</b>
          {place && <div>{place}</div>}
        </div>
      </div>
    );
  if (isShort)
    return (
      <div className="lesson-text lesson-line" title={`${time} ${class_name} ${place}`}>
        <b>{class_name}</b> {!isNarrow && `${time} `}
        {place}
      </div>
    );
  return (
    <div className="lesson-text">
      {!isNarrow && <div className="lesson-line">{time}</div>}
      <b>{class_name}</b>
      {place && <div>{place}</div>}
    </div>
  );
}
