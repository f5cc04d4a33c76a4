import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { useDueWords } from '#frontend/src/entities/tasks/use-due-words.ts';
import { useNow } from '#frontend/src/entities/tasks/use-now.ts';
import { useOwnTasks } from '#frontend/src/entities/tasks/use-own-tasks.ts';
import { useMomentWords } from '#frontend/src/lib/moment-words.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { NEW } from '#frontend/src/lib/screen-address.ts';
import { BigTile } from './BigTile.tsx';
import { LESSONS } from './MyLessonsCard.tsx';
import { useNextLesson } from './next-lesson.ts';
import { useOffers } from './use-offers.ts';

/** What is due next, and how much there is to do. */
function TasksTile() {
  const { t } = useTranslation('homes');
  const { data } = useOwnTasks();
  const dueWords = useDueWords();
  const [next] = data?.first ?? [];
  return (
    <BigTile
      picture="tasks"
      tone="secondary"
      to={paths.ownTasks}
      label={t('student.tasks')}
      strong={data && (next ? dueWords(next) : t('student.allDone'))}
    >
      {data && next && t('student.toDo', { count: data.toDo })}
    </BigTile>
  );
}

/** When and where the next lesson is, and with whom. */
function LessonTile() {
  const { t } = useTranslation('homes');
  const momentWords = useMomentWords();
  const now = useNow();
  const { lesson, isNow, isKnown } = useNextLesson(now);
  const when = lesson && (isNow ? t('student.now') : momentWords(lesson.starts_at, now));
  return (
    <BigTile
      picture="lesson"
      tone="success"
      to={`#${LESSONS}`}
      label={t('student.nextLesson')}
      strong={
        // Their places in what the build draws, for the first script.
        import.meta.env.SSR ? <span data-next="when" data-now={t('student.now')} /> : when
      }
    >
      {import.meta.env.SSR && <span data-next="place" />}
      {lesson && [lesson.room_name, lesson.teacher_name].filter(Boolean).join(' · ')}
      {isKnown && !lesson && t('student.noLesson')}
    </BigTile>
  );
}

/** What a child does first, large and without scrolling. */
export function StudentTiles() {
  const { t } = useTranslation('homes');
  const offers = useOffers();
  return (
    <Box
      component="nav"
      aria-label={t('student.question')}
      sx={{
        display: 'grid',
        gap: { xs: 1, sm: 2 },
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          lg: 'repeat(auto-fit, minmax(200px, 1fr))',
        },
        // What a school does not use leaves no gap.
        '& > :last-child:nth-of-type(odd)': { gridColumn: { xs: 'span 2', lg: 'auto' } },
      }}
    >
      {offers.works && (
        <BigTile
          picture="create"
          tone="primary"
          to={paths.project(NEW)}
          label={t('student.create')}
        >
          {t('student.createHint')}
        </BigTile>
      )}
      {offers.tasks && <TasksTile />}
      {offers.works && (
        <BigTile picture="gallery" tone="warning" to={paths.gallery} label={t('student.gallery')}>
          {t('student.galleryHint')}
        </BigTile>
      )}
      <LessonTile />
    </Box>
  );
}
