import { useTranslation } from 'react-i18next';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { PeriodFields } from '#frontend/src/ui/figures/PeriodFields.tsx';
import { usePeriod } from '#frontend/src/ui/figures/use-period.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ROLE } from '#shared/roles.ts';
import { ClassesFigures } from './ClassesFigures.tsx';
import { SchoolFigures } from './SchoolFigures.tsx';

/** Figures over a period: of the school for principals, and of each class for whoever teaches it. */
export default function StatisticsPage() {
  const { t } = useTranslation('statistics');
  const { role } = useSignedIn();
  const chosen = usePeriod('month');
  const isPrincipal = role === ROLE.principal;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t(isPrincipal ? 'ofSchool' : 'ofMyClasses')} />
      <PeriodFields chosen={chosen} />
      {isPrincipal && <SchoolFigures asked={chosen.asked} />}
      <ClassesFigures asked={chosen.asked} />
    </>
  );
}
