import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useParams } from 'react-router';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { send } from '#frontend/src/lib/api.ts';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import { PeriodCaption } from '#frontend/src/ui/figures/PeriodFields.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { ClassId } from '#shared/ids.ts';
import { teaching } from '#shared/teaching/contract.ts';
import { PeriodChoice } from './PeriodChoice.tsx';
import { RegisterSheet } from './RegisterSheet.tsx';
import { RegisterTable } from './RegisterTable.tsx';
import { useRegister } from './use-register.ts';
import { type PeriodQuery, useRegisterPeriod } from './use-register-period.ts';

interface ExportProps {
  readonly class_id: ClassId;
  readonly asked: PeriodQuery;
}

function ExportRegisterButton({ class_id, asked }: ExportProps) {
  const { t } = useTranslation('teaching');
  const can = useCan();
  if (!can('export')) return null;
  return (
    <ExportButton
      label={t('export')}
      fetchSheet={() => send(teaching.endpoints.exportRegister, { class_id, ...asked })}
      exportedText={(count) => t('exported', { count })}
      truncatedText={(count) => t('truncated', { count })}
    />
  );
}

/** The lessons of the period, once they are known. */
function Content({ class_id, asked }: Pick<ExportProps, 'class_id'> & { asked?: PeriodQuery }) {
  const { t } = useTranslation('teaching');
  const { register, error, retry, isLoadingMore } = useRegister(class_id, asked);
  if (!asked) return <Typography color="textSecondary">{t('register.choose')}</Typography>;
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!register) return <ListSkeleton rows={6} />;
  if (register.lessons.length === 0)
    return (
      <>
        <PeriodCaption of={register} />
        <EmptyState
          icon={<EmptyPicture name="records" />}
          title={t('register.none')}
          hint={t('register.noneHint')}
        />
      </>
    );
  return (
    <>
      <PeriodCaption of={register} />
      {isLoadingMore && (
        <>
          <Typography role="status">
            {t('register.loading', { count: register.lessons.length })}
          </Typography>
          <LinearProgress aria-label={t('registerTitle')} sx={{ mb: 1 }} />
        </>
      )}
      <RegisterTable register={register} />
      <RegisterSheet register={register} />
    </>
  );
}

function RegisterOfClass({ class_id }: Pick<ExportProps, 'class_id'>) {
  const { t } = useTranslation('teaching');
  const chosen = useRegisterPeriod();
  const { asked } = chosen;
  const { register, isLoadingMore } = useRegister(class_id, asked);
  const isWhole = register !== undefined && register.lessons.length > 0 && !isLoadingMore;
  const name = register?.class_name;
  usePageTitle(name);
  return (
    <>
      <PageHeader
        title={name ?? t('registerTitle')}
        subtitle={t('registerTitle')}
        actions={
          <>
            <Button component={Link} to={paths.classRoom(class_id)}>
              {t('register.class')}
            </Button>
            <Button component={Link} to={paths.recordsOf('class', class_id)}>
              {t('title')}
            </Button>
            <Button
              variant="outlined"
              startIcon={<PrintIcon />}
              disabled={!isWhole}
              onClick={() => print()}
            >
              {t('register.print')}
            </Button>
            {asked && <ExportRegisterButton class_id={class_id} asked={asked} />}
          </>
        }
      />
      <PeriodChoice chosen={chosen} />
      <Content class_id={class_id} {...(asked && { asked })} />
    </>
  );
}

/** The attendance register of a class: students by lessons. */
export default function RegisterPage() {
  const { id = '' } = useParams();
  const class_id = ClassId.safeParse(id).data;
  if (!class_id) return <Navigate to={paths.records} replace />;
  return <RegisterOfClass key={class_id} class_id={class_id} />;
}
