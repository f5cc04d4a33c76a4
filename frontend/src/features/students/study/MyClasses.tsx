import { useTranslation } from 'react-i18next';
import { OwnClasses } from '#frontend/src/entities/classes/OwnClasses.tsx';
import { StudyCard } from './StudyCard.tsx';

export function MyClasses() {
  const { t } = useTranslation('students');
  return (
    <StudyCard title={t('study.myClasses')}>
      <OwnClasses />
    </StudyCard>
  );
}
