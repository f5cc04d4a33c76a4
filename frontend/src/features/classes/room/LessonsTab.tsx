import EventIcon from '@mui/icons-material/EventOutlined';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { ClassDto } from '#shared/classes/fields.ts';
import { addDays } from '#shared/days.ts';
import type { ClassId } from '#shared/ids.ts';
import { lessons } from '#shared/lessons/contract.ts';
import type { LessonDto } from '#shared/lessons/fields.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';

/** The lessons of a class from yesterday on, which includes today in the school's time zone. */
function useNextLessons(class_id: ClassId) {
  const from = addDays(new Date().toISOString().slice(0, 10), -1);
  const to = addDays(from, LESSON_LIMITS.calendarDays - 1);
  return useQuery({
    ...queryOf(lessons.endpoints.list, { class_id, from, to }),
    // Taught lessons are shown among the records.
    select: (answer) => answer.lessons.filter(({ state }) => state !== 'taught'),
  });
}

function Line({ lesson }: { readonly lesson: LessonDto }) {
  const when = useLessonTime({ withYear: true });
  const { id, topic, room_name, teacher_name, series } = lesson;
  const part = series && `${series.n}/${series.of}`;
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={paths.lesson(id)}>
        <ListItemText
          primary={when(lesson)}
          secondary={[topic, room_name, teacher_name, part].filter(Boolean).join(' · ')}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </ListItem>
  );
}

/** The next lessons of the class, with a link to the calendar. */
export function LessonsTab({ schoolClass }: { readonly schoolClass: ClassDto }) {
  const { t } = useTranslation('classes');
  const { data, error, refetch } = useNextLessons(schoolClass.id);
  const calendar = (
    <Button component={Link} to={paths.classCalendar(schoolClass.id)} sx={{ m: 1 }}>
      {t('lessons.calendar')}
    </Button>
  );
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={4} />;
  if (data.length === 0)
    return (
      <EmptyState
        icon={<EventIcon color="disabled" fontSize="large" />}
        title={t('lessons.none')}
        action={calendar}
      />
    );
  return (
    <Paper>
      <List disablePadding aria-label={t('tabs.lessons')}>
        {data.map((lesson) => (
          <Line key={lesson.id} lesson={lesson} />
        ))}
      </List>
      {calendar}
    </Paper>
  );
}
