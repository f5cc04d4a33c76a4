import { useTranslation } from 'react-i18next';
import { OwnClasses } from '#frontend/src/entities/classes/OwnClasses.tsx';
import { HomeCard } from './HomeCard.tsx';

/** The classes of the signed-in student. */
export function MyClassesCard() {
  const { t } = useTranslation('homes');
  return (
    <HomeCard title={t('student.myClasses')}>
      <OwnClasses />
    </HomeCard>
  );
}
