import { useTranslation } from 'react-i18next';
import { OwnRecords } from '#frontend/src/entities/records/OwnRecords.tsx';
import { HomeCard } from './HomeCard.tsx';

/** The lessons that a student was at, with what the teacher said. */
export function PastLessonsCard() {
  const { t } = useTranslation('homes');
  return (
    <HomeCard title={t('lessons.past')}>
      <OwnRecords />
    </HomeCard>
  );
}
