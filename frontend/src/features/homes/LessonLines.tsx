import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { ReactNode } from 'react';
import { LessonStepButton } from '#frontend/src/entities/records/LessonStepButton.tsx';
import type { LessonDto } from '#shared/lessons/fields.ts';

interface Props {
  readonly lessons: readonly LessonDto[];
  /** What stands before the time, for lessons of several days. */
  readonly dayOf?: (date: string) => string;
  /** What the person can do about a lesson. */
  readonly action?: (lesson: LessonDto) => ReactNode;
  /** Links to the lesson, for its teacher. */
  readonly toTeach?: boolean;
}

/** A list of lessons in the school's time zone: time, class, room and teacher. */
export function LessonLines({ lessons, dayOf, action, toTeach = false }: Props) {
  return (
    <List disablePadding>
      {lessons.map((lesson) => {
        const { id, start, end, class_name, room_name, teacher_name, topic } = lesson;
        const when = [dayOf?.(lesson.date), `${start}–${end}`].filter(Boolean).join(' ');
        return (
          <ListItem key={id} disableGutters divider sx={{ gap: 1, flexWrap: 'wrap' }}>
            <ListItemText
              primary={`${when} · ${class_name}`}
              secondary={[room_name, teacher_name, topic].filter(Boolean).join(' · ')}
              sx={{ overflowWrap: 'anywhere', minWidth: 'min(100%, 12rem)' }}
            />
            {action?.(lesson)}
            {toTeach && <LessonStepButton lesson={lesson} />}
          </ListItem>
        );
      })}
    </List>
  );
}
