import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TitledCard } from '#frontend/src/ui/TitledCard.tsx';
import { ROLE } from '#shared/roles.ts';
import { type SchoolFigures, useSchoolFigures } from './queries.ts';
import { StorageBar } from './StorageBar.tsx';
import { WeekBars } from './WeekBars.tsx';

interface FigureProps {
  readonly label: string;
  readonly value: number;
  /** The maximum; absent if there is none. */
  readonly cap?: number;
  /** The list behind the figure, if the user may open it. */
  readonly to?: string | undefined;
}

function Figure({ label, value, cap, to }: FigureProps) {
  const { t } = useTranslation('homes');
  const content = (
    <Box sx={{ width: 1, textAlign: 'start', p: 1.5 }}>
      <Typography color="textSecondary">{label}</Typography>
      <Typography variant="h1" component="p">
        {value}
        {cap !== undefined && (
          <Typography component="span" color="textSecondary">
            {' '}
            {t('figures.cap', { cap })}
          </Typography>
        )}
      </Typography>
      {cap !== undefined && cap > 0 && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, (value / cap) * 100)}
          color={value >= cap ? 'warning' : 'primary'}
          aria-label={t('figures.used', { label, value, cap })}
        />
      )}
    </Box>
  );
  if (!to) return content;
  return (
    <ButtonBase component={Link} to={to} sx={{ borderRadius: 1 }}>
      {content}
    </ButtonBase>
  );
}

function Figures({ figures }: { readonly figures: SchoolFigures }) {
  const { t } = useTranslation('homes');
  const { role } = useSignedIn();
  const { teachers, students, open_classes, unlicensed } = figures;
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: { sm: 'repeat(3, 1fr)' } }}>
        <Figure
          label={t('figures.students')}
          value={students.used}
          cap={students.cap}
          to={paths.students}
        />
        <Figure label={t('figures.classes')} value={open_classes} to={paths.classes} />
        <Figure
          label={t('figures.teachers')}
          value={teachers.used}
          cap={teachers.cap}
          to={role === ROLE.principal ? paths.teachers : undefined}
        />
      </Box>
      {unlicensed > 0 && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {t('figures.unlicensed', { count: unlicensed })}
        </Alert>
      )}
      <WeekBars week={figures.week} />
      <StorageBar storage={figures.storage} />
    </>
  );
}

/** Key figures of the school. The server updates them with every change, so they are current. */
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
      {data ? (
        <Figures figures={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <ListSkeleton rows={2} />
      )}
    </TitledCard>
  );
}
