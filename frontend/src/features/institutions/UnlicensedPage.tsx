import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { UnlicensedSchools } from './UnlicensedSchools.tsx';
import { UnlicensedStudents } from './UnlicensedStudents.tsx';

/** For operators: schools with students without a licence, and these students. */
export default function UnlicensedPage() {
  const { t } = useTranslation('institutions');
  const [search] = useSearchParams();
  const school = search.get('school');
  return (
    <>
      <PageHeader title={t('unlicensedTitle')} subtitle={t('unlicensed.subtitle')} />
      {school ? <UnlicensedStudents school={school} /> : <UnlicensedSchools />}
    </>
  );
}
