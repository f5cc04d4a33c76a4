import { useTranslation } from 'react-i18next';
import { useLessonDay } from '#frontend/src/lib/use-lesson-time.ts';
import { HomeCard } from './HomeCard.tsx';
import { LessonLines } from './LessonLines.tsx';
import { useMissingLessons } from './queries.ts';

/** The latest lessons of a live teacher that were not written of, who has no list of records. */
export function MissingLessonsCard() {
  const { t } = useTranslation('homes');
  const { data } = useMissingLessons();
  const dayOf = useLessonDay();
  if (!data || data.list.length === 0) return null;
  return (
    <HomeCard title={t('lessons.missingTitle')}>
      <LessonLines lessons={data.list} dayOf={dayOf} toTeach />
    </HomeCard>
  );
}
