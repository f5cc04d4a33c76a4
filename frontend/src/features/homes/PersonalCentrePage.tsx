import { useTranslation } from 'react-i18next';
import { FeedButton } from '#frontend/src/entities/feeds/FeedButton.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { LIMITS } from '#shared/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { HomeColumns } from './HomeColumns.tsx';
import { MyWorksCard } from './MyWorksCard.tsx';
import { NoticeFeed } from './NoticeFeed.tsx';
import { PersonCard } from './PersonCard.tsx';

/** The personal centre: the user's profile, works and notices. */
export default function PersonalCentrePage() {
  const { t } = useTranslation('homes');
  const { role } = useSignedIn();
  return (
    <>
      <PageHeader title={t('personalCentre')} />
      <HomeColumns
        main={
          <>
            {role !== ROLE.liveTeacher && <MyWorksCard />}
            <TitledCard title={t('notices.all')}>
              <NoticeFeed limit={LIMITS.pageSize} paged />
            </TitledCard>
          </>
        }
        side={
          <>
            <PersonCard />
            <FeedButton />
          </>
        }
      />
    </>
  );
}
