import { useTranslation } from 'react-i18next';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EditionsCard } from './EditionsCard.tsx';
import { useGreeting } from './greeting.tsx';
import { HomeColumns } from './HomeColumns.tsx';
import { NoticesCard } from './NoticesCard.tsx';
import { ProfileCard } from './ProfileCard.tsx';
import { ServiceContactCard } from './ServiceContactCard.tsx';
import { VersionCard } from './VersionCard.tsx';

/** Home of platform operators. */
export default function PlatformHomePage() {
  const { t } = useTranslation('homes');
  return (
    <>
      <PageHeader title={useGreeting()} subtitle={t('platform.hint')} />
      <HomeColumns
        main={
          <>
            <EditionsCard />
            <NoticesCard />
          </>
        }
        side={
          <>
            <ServiceContactCard />
            <VersionCard />
            <ProfileCard />
          </>
        }
      />
    </>
  );
}
