import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { NOTICES_SHOWN } from '#shared/notices/limits.ts';
import { ROLE } from '#shared/roles.ts';
import { NoticeFeed } from './NoticeFeed.tsx';

/** The newest notices on a home page; all of them have a page of their own, which operators do not have. */
export function NoticesCard() {
  const { t } = useTranslation('homes');
  const isOperator = useSignedIn().role === ROLE.platform;
  const all = (
    <Button component={Link} to={paths.mail}>
      {t('notices.seeAll')}
    </Button>
  );
  return (
    <TitledCard title={t('notices.newest')} action={isOperator ? undefined : all}>
      <NoticeFeed limit={NOTICES_SHOWN} paged={isOperator} />
    </TitledCard>
  );
}
