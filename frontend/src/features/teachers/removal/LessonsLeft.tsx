import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { useLessonTime } from '#frontend/src/lib/use-lesson-time.ts';
import { LESSON_LIMITS } from '#shared/lessons/limits.ts';
import type { PlannedLesson } from '#shared/lessons/plan-calls.ts';
import type { HandOver } from './use-hand-over.ts';
import { obstaclesOf } from './use-open-lessons.ts';

/** Shown at most. */
const SHOWN = 6;

/** A lesson, and what it clashes with. */
function Blocked({ planned }: { readonly planned: PlannedLesson }) {
  const when = useLessonTime();
  const { list } = useFormats();
  const obstacles = obstaclesOf(planned).map(
    ({ names, lesson }) => `${list(names)} ${lesson.class_name} ${when(lesson)}`,
  );
  return (
    <li>
      {planned.lesson?.class_name} {when(planned)}: {[...new Set(obstacles)].join('; ')}
    </li>
  );
}

interface Props {
  readonly handOver: Pick<HandOver, 'lessons' | 'blocked'>;
  /** The chosen successor, if any. */
  readonly successor?: string | undefined;
}

/** How many lessons are left, and which of them the successor cannot take. */
export function LessonsLeft({ handOver: { lessons, blocked }, successor = '' }: Props) {
  const { t } = useTranslation('teachers');
  const count = lessons.length;
  const more = blocked.length - SHOWN;
  if (count === 0) return null;
  return (
    <>
      <Typography role="status">
        {count < LESSON_LIMITS.seriesLessonsMax
          ? t('remove.lessons', { count })
          : t('remove.manyLessons', { count })}
      </Typography>
      {blocked.length > 0 && (
        <Alert severity="warning">
          {t('remove.blocked', { count: blocked.length, name: successor })}
          <Box component="ul" sx={{ my: 0.5, pl: 2, overflowWrap: 'anywhere' }}>
            {blocked.slice(0, SHOWN).map((planned) => (
              <Blocked key={planned.lesson?.id} planned={planned} />
            ))}
            {more > 0 && <li>{t('remove.more', { count: more })}</li>}
          </Box>
        </Alert>
      )}
    </>
  );
}
