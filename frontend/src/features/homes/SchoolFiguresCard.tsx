import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { LoadState } from '#frontend/src/ui/states/LoadState.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { type SchoolFigures, useSchoolFigures } from './queries.ts';
import { StorageBar } from './StorageBar.tsx';
import { WeekBars } from './WeekBars.tsx';

function Figures({ figures }: { readonly figures: SchoolFigures }) {
  const { t } = useTranslation('homes');
  const { unlicensed, week, storage } = figures;
  return (
    <>
      {unlicensed > 0 && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {t('figures.unlicensed', { count: unlicensed })}
        </Alert>
      )}
      <WeekBars week={week} />
      <StorageBar storage={storage} />
    </>
  );
}

/** The last seven days of the school and its storage. The server updates them with every change. */
export function SchoolFiguresCard() {
  const { t } = useTranslation('homes');
  const { data, error, refetch } = useSchoolFigures();
  const statistics = (
    <Button component={Link} to={paths.statistics}>
      {t('week.all')}
    </Button>
  );
  return (
    <TitledCard title={t('figures.title')} action={statistics}>
      {data ? <Figures figures={data} /> : <LoadState error={error} refetch={refetch} rows={2} />}
    </TitledCard>
  );
}
