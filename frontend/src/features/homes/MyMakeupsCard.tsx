import { useTranslation } from 'react-i18next';
import { OwnMakeupList } from '#frontend/src/entities/makeups/OwnMakeupList.tsx';
import { useOwnMakeups } from '#frontend/src/entities/makeups/use-makeups.ts';
import { HomeCard } from './HomeCard.tsx';

/** What a student missed and can make up; nothing for whoever missed nothing. */
export function MyMakeupsCard() {
  const { t } = useTranslation(['homes', 'makeups']);
  const { data } = useOwnMakeups();
  if (!data || data.list.length === 0) return null;
  return (
    <HomeCard title={t('makeups:own')}>
      <OwnMakeupList />
    </HomeCard>
  );
}
