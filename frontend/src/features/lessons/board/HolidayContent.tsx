import type { EventDisplayInfo } from '@fullcalendar/react';

/** The name of a holiday on one of its days: beside the day's number in a month, else over the hours. */
export function HolidayContent({ event, view }: EventDisplayInfo) {
  const { title } = event;
  if (view.type !== 'dayGridMonth') return <div className="lesson-text">{title}</div>;
  return (
    <div className="lesson-text lesson-line holiday-of-day" title={title}>
      {title}
    </div>
  );
}
