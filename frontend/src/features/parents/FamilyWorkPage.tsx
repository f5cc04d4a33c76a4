import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { WorkViewer } from '#frontend/src/entities/works/view/WorkViewer.tsx';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { SchoolFrame } from '#frontend/src/ui/SchoolFrame.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { PageLoading } from '#frontend/src/ui/states/PageLoading.tsx';
import { OverState } from './family/OverState.tsx';
import { schoolOfOver, useAddress, useFamilyWork } from './family/use-family.ts';

/** A published work of the child, to be played. */
export default function FamilyWorkPage() {
  const { t } = useTranslation('parents');
  const { work = '' } = useParams();
  const address = useAddress();
  const { data, error, refetch } = useFamilyWork(address, work);
  const over = schoolOfOver(error);
  usePageTitle(data?.title);
  return (
    <SchoolFrame maxWidth="md" school={over}>
      <Button
        component={Link}
        to={paths.family(address.token, address.child)}
        startIcon={<ArrowBackIcon />}
        sx={{ alignSelf: 'flex-start' }}
      >
        {t('family.back')}
      </Button>
      {!data && !error && <PageLoading />}
      {over !== undefined && <OverState school={over} />}
      {over === undefined && error && !data && (
        <ErrorState error={error} onRetry={() => void refetch()} />
      )}
      {data && (
        <>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {data.title}
          </Typography>
          {/* The name of the file may be the child's. */}
          <WorkViewer file={{ ...data, name: '' }} />
          {data.description && (
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {data.description}
            </Typography>
          )}
        </>
      )}
    </SchoolFrame>
  );
}
