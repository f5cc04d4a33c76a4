import { useTranslation } from 'react-i18next';
import { OwnClasses } from '#frontend/src/components/OwnClasses.tsx';
import { StudyCard } from './StudyCard.tsx';

export function MyClasses() {
  const { t } = useTranslation('students');
  return (
    <StudyCard title={t('study.myClasses')}>
      <OwnClasses />
    </StudyCard>
  );
}
