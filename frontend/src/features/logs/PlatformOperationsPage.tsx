import { useTranslation } from 'react-i18next';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { OperationList } from './OperationList.tsx';

/** For operators: what was done on the platform, or in a school. */
export default function PlatformOperationsPage() {
  const { t } = useTranslation('logs');
  return (
    <>
      <PageHeader title={t('operations')} subtitle={t('platformSubtitle')} />
      <OperationList />
    </>
  );
}
