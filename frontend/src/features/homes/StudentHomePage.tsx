import { useTranslation } from 'react-i18next';
import { HomeCard } from './HomeCard.tsx';
import { HomeColumns } from './HomeColumns.tsx';
import { MyClassesCard } from './MyClassesCard.tsx';
import { NoticeFeed } from './NoticeFeed.tsx';
import { StudentButtons } from './StudentButtons.tsx';
import { StudentHero } from './StudentHero.tsx';

const NEWEST = 3;

/** Home of students: large type, few words, big buttons; made for tablets first. */
export default function StudentHomePage() {
  const { t } = useTranslation('homes');
  return (
    <>
      <StudentHero />
      <StudentButtons />
      <HomeColumns
        main={
          <HomeCard title={t('notices.newest')}>
            <NoticeFeed
              limit={NEWEST}
              emptyTitle={t('student.noNotices')}
              emptyHint={t('student.noNoticesHint')}
            />
          </HomeCard>
        }
        side={<MyClassesCard />}
      />
    </>
  );
}
