import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useMissingCount } from '#frontend/src/entities/records/use-missing-count.ts';
import { useTodaysSchedule } from '#frontend/src/lib/menu.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { TODAYS_LESSONS_SHOWN } from '#shared/lessons/limits.ts';
import { LessonLines } from './LessonLines.tsx';
import { LessonsWaiting } from './LessonsWaiting.tsx';
import { useTodaysLessons } from './queries.ts';

/** How many past lessons have no record; nothing if all have one. */
function MissingRecords() {
  const { t } = useTranslation('homes');
  const { data: count = 0 } = useMissingCount();
  if (count === 0) return null;
  const open = (
    <Button color="inherit" component={Link} to={paths.missingRecords}>
      {t('lessons.record', { count })}
    </Button>
  );
  return (
    <Alert severity="warning" action={open} sx={{ mb: 1 }}>
      {t('lessons.missing', { count })}
    </Alert>
  );
}

function TodaysLessons() {
  const { t } = useTranslation('homes');
  const { data, error, refetch } = useTodaysLessons();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <LessonsWaiting name="today" />;
  // Past lessons stay until their record is written.
  const coming = data.lessons.filter(({ state }) => state !== 'taught');
  if (coming.length === 0) return <EmptyState title={t('lessons.noneToday')} />;
  return <LessonLines lessons={coming.slice(0, TODAYS_LESSONS_SHOWN)} toTeach />;
}

/** The lessons still to be taught today, for users with a calendar in their menu. */
export function TodayCard() {
  const { t } = useTranslation('homes');
  if (!useTodaysSchedule()) return null;
  const all = (
    <Button component={Link} to={paths.calendar}>
      {t('lessons.calendar')}
    </Button>
  );
  return (
    <TitledCard title={t('lessons.today')} action={all}>
      <MissingRecords />
      <TodaysLessons />
    </TitledCard>
  );
}
