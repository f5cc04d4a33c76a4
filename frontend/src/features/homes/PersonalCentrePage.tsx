import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { FeedButton } from '#frontend/src/entities/feeds/FeedButton.tsx';
import { homeOf } from '#frontend/src/lib/homes.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { PublicFrame } from '#frontend/src/ui/PublicFrame.tsx';
import { ROLE } from '#shared/roles.ts';
import { HomeColumns } from './HomeColumns.tsx';
import { MyWorksCard } from './MyWorksCard.tsx';
import { NoticesSection } from './NoticesSection.tsx';
import { PersonCard } from './PersonCard.tsx';
import { SharedDocumentsCard } from './SharedDocumentsCard.tsx';

/** The personal centre: the user's profile, works and notices. It stands outside the shell (specification 2). */
export default function PersonalCentrePage() {
  const { t } = useTranslation('homes');
  const { role } = useSignedIn();
  return (
    <PublicFrame
      links={
        <>
          <Button component={Link} to={homeOf(role)}>
            {t('home')}
          </Button>
          <Button component={Link} to={paths.account}>
            {t('myAccount')}
          </Button>
        </>
      }
    >
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
    </PublicFrame>
  );
}
