import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import type { LessonRecord } from '#shared/contracts/lesson-fields.ts';

interface Props {
  readonly lessons: readonly LessonRecord[];
  /** What stands before the time, for lessons of several days. */
  readonly dayOf?: (lesson: LessonRecord) => string;
}

/** Lessons one below the other, by the school's clock: when, which class, where and with whom. */
export function LessonLines({ lessons, dayOf }: Props) {
  return (
    <List disablePadding>
      {lessons.map((lesson) => {
        const { id, start, end, class_name, room_name, teacher_name, topic } = lesson;
        const when = [dayOf?.(lesson), `${start}–${end}`].filter(Boolean).join(' ');
        return (
          <ListItem key={id} disableGutters divider>
            <ListItemText
              primary={`${when} · ${class_name}`}
              secondary={[room_name, teacher_name, topic].filter(Boolean).join(' · ')}
              sx={{ overflowWrap: 'anywhere' }}
            />
          </ListItem>
        );
      })}
    </List>
  );
}
