import type { EventDisplayInfo } from '@fullcalendar/react';
import Box from '@mui/material/Box';
import type { LessonRecord } from '#shared/contracts/lesson-fields.ts';

/** The lesson that an event of the calendar draws; none for a holiday. */
export const lessonOf = (event: { readonly extendedProps: Record<string, unknown> }) =>
  event.extendedProps['lesson'] as LessonRecord | undefined;

const ELLIPSIS = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** What a lesson says of itself in the calendar: when, which class, where and with whom. */
export function LessonContent({ event, view, isNarrow }: EventDisplayInfo) {
  const lesson = lessonOf(event);
  if (!lesson) return event.title;
  const { start, end, class_name, topic, room_name, teacher_name } = lesson;
  const place = [room_name, teacher_name, topic].filter(Boolean).join(' · ');
  if (view.type === 'dayGridMonth')
    return (
      <Box sx={{ ...ELLIPSIS, px: 0.5 }}>
        {!isNarrow && start} <b>{class_name}</b>
      </Box>
    );
  if (view.type === 'agenda')
    return (
      <Box sx={{ display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, width: 1 }}>
        <span>
          {start}–{end}
        </span>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <b>{class_name}</b>
          {place && <Box sx={{ color: 'text.secondary' }}>{place}</Box>}
        </Box>
      </Box>
    );
  return (
    <Box sx={{ px: 0.5, py: 0.25, overflow: 'hidden', fontSize: '0.8125rem', lineHeight: 1.3 }}>
      {!isNarrow && (
        <Box sx={ELLIPSIS}>
          {start}–{end}
        </Box>
      )}
      <b>{class_name}</b>
      {place && <div>{place}</div>}
    </Box>
  );
}
