import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTodaysSchedule } from '#frontend/src/lib/menu.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { HomeCard } from './HomeCard.tsx';
import { LessonLines } from './LessonLines.tsx';
import { MissingRecords } from './MissingRecords.tsx';
import { useTodaysLessons } from './queries.ts';

/** As many as one sees at a glance; the calendar has all of them. */
const SHOWN = 6;

function TodaysLessons() {
  const { t } = useTranslation('homes');
  const { data, error, refetch } = useTodaysLessons();
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton />;
  // What is over stays until its record is written.
  const coming = data.lessons.filter(({ state }) => state !== 'taught');
  if (coming.length === 0) return <EmptyState title={t('lessons.noneToday')} />;
  return <LessonLines lessons={coming.slice(0, SHOWN)} toTeach />;
}

/** What is still to be taught today: for those who have a calendar in their menu. */
export function TodayCard() {
  const { t } = useTranslation('homes');
  if (!useTodaysSchedule()) return null;
  const all = (
    <Button component={Link} to={paths.calendar}>
      {t('lessons.calendar')}
    </Button>
  );
  return (
    <HomeCard title={t('lessons.today')} action={all}>
      <MissingRecords />
      <TodaysLessons />
    </HomeCard>
  );
}
