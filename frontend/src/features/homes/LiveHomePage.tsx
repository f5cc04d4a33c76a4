import { useTranslation } from 'react-i18next';
import { useLessonDay } from '#frontend/src/lib/use-lesson-time.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { StaffGreeting } from './greeting.tsx';
import { HomeColumns } from './HomeColumns.tsx';
import { LessonLines } from './LessonLines.tsx';
import { MyLessonsCard } from './MyLessonsCard.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { useMissingLessons } from './queries.ts';

/** The latest lessons of a live teacher without a record. Live teachers have no list of records. */
function MissingLessonsCard() {
  const { t } = useTranslation('homes');
  const { data } = useMissingLessons();
  const dayOf = useLessonDay();
  if (!data || data.list.length === 0) return null;
  return (
    <TitledCard title={t('lessons.missingTitle')}>
      <LessonLines lessons={data.list} dayOf={dayOf} toTeach />
    </TitledCard>
  );
}

/** Home of live teachers. */
export default function LiveHomePage() {
  return (
    <>
      <StaffGreeting />
      <HomeColumns
        main={
          <>
            <MyLessonsCard />
            <MissingLessonsCard />
            <NoticesCard />
          </>
        }
        side={<ProfileCard />}
      />
    </>
  );
}
