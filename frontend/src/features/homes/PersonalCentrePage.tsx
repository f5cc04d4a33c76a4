import { useTranslation } from 'react-i18next';
import { FeedButton } from '#frontend/src/entities/feeds/FeedButton.tsx';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ROLE } from '#shared/roles.ts';
import { HomeColumns } from './HomeColumns.tsx';
import { MyWorksCard } from './MyWorksCard.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { PersonCard } from './PersonCard.tsx';
import { SharedDocumentsCard } from './SharedDocumentsCard.tsx';

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
            {role === ROLE.liveTeacher ? <SharedDocumentsCard /> : <MyWorksCard />}
            <NoticesSection />
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
