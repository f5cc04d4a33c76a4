import { useTranslation } from 'react-i18next';
import { OwnMakeupList } from '#frontend/src/entities/makeups/OwnMakeupList.tsx';
import { StudyCard } from './StudyCard.tsx';

/** Lessons that the student missed with leave, and what makes up for them. */
export function MyMakeups() {
  const { t } = useTranslation(['students', 'makeups']);
  return (
    <StudyCard title={t('makeups:own')}>
      <OwnMakeupList />
    </StudyCard>
  );
}
