import { useTranslation } from 'react-i18next';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { LIMITS } from '#shared/limits.ts';
import { NoticeFeed } from './NoticeFeed.tsx';

/** All notices of the signed-in person. */
export function NoticesSection() {
  const { t } = useTranslation('homes');
  return (
    <TitledCard title={t('notices.all')}>
      <NoticeFeed limit={LIMITS.pageSize} paged />
    </TitledCard>
  );
}
