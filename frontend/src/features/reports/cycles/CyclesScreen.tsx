import AddIcon from '@mui/icons-material/Add';
import InsightsIcon from '@mui/icons-material/Insights';
import TuneIcon from '@mui/icons-material/Tune';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import type { CycleId } from '#shared/ids.ts';
import { ROLE } from '#shared/roles.ts';
import { useCycleClasses, useCycles } from '../queries.ts';
import { CycleList } from './CycleList.tsx';
import { CyclePanel } from './CyclePanel.tsx';

const CycleDialog = lazyPart(async () => (await import('./CycleDialog.tsx')).CycleDialog);
const KindsDialog = lazyPart(async () => (await import('../kinds/KindsDialog.tsx')).KindsDialog);

interface Props {
  /** The newest one when it is left out. */
  readonly cycleId: CycleId | undefined;
}

function useHeaderButtons() {
  const { t } = useTranslation('reports');
  const { role } = useSignedIn();
  const navigate = useNavigate();
  const [dialog, setDialog] = useState<'add' | 'kinds' | null>(null);
  const close = () => setDialog(null);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setDialog('add')}>
      {t('cycle.add')}
    </Button>
  );
  const buttons = (
    <>
      <Button component={Link} to={paths.reportAnalysis()} startIcon={<InsightsIcon />}>
        {t('analysis.open')}
      </Button>
      {role === ROLE.principal && (
        <Button startIcon={<TuneIcon />} onClick={() => setDialog('kinds')}>
          {t('kind.open')}
        </Button>
      )}
      {add}
    </>
  );
  const dialogs = (
    <>
      {dialog === 'add' && (
        <CycleDialog
          cycle={null}
          classes={[]}
          onClose={close}
          onSaved={({ id }) => void navigate(paths.cycle(id))}
        />
      )}
      {dialog === 'kinds' && <KindsDialog onClose={close} />}
    </>
  );
  return { add, buttons, dialogs };
}

/** The cycles that concern the reader, and the classes of the one that is shown. */
function useShown(cycleId: CycleId | undefined) {
  const cycles = useCycles();
  const list = cycles.data?.pages.flatMap((page) => page.list) ?? [];
  const isReading = useReadOn(cycles, list.length > 0);
  const newest = useCycleClasses(cycleId);
  // The newest one that concerns a teacher may lie behind the first page, which is all that the call looks at.
  const isFurther = newest.data?.pages[0]?.cycle === null;
  const classes = useCycleClasses(cycleId ?? (isFurther ? list[0]?.id : undefined));
  return { cycles, list, isReading, classes };
}

/** The cycles of the school, and how far each class is in one of them. */
export function CyclesScreen({ cycleId }: Props) {
  const { t } = useTranslation('reports');
  const { add, buttons, dialogs } = useHeaderButtons();
  const { cycles, list, isReading, classes } = useShown(cycleId);
  const shown = classes.data?.pages[0]?.cycle ?? null;
  const error = cycles.error ?? classes.error;
  const isEmpty = cycles.data && list.length === 0 && !isReading;
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} actions={buttons} />
      {error && !(cycles.data && classes.data) && (
        <ErrorState
          error={error}
          onRetry={() => void Promise.all([cycles.refetch(), classes.refetch()])}
        />
      )}
      {!error && (!cycles.data || isReading) && <ListSkeleton rows={6} />}
      {isEmpty && (
        <EmptyState
          icon={<EmptyPicture name="records" />}
          title={t('cycle.none')}
          hint={t('cycle.noneHint')}
          action={add}
        />
      )}
      {isEmpty && (
        <MoreButton query={cycles} fullWidth>
          {t('cycle.earlier')}
        </MoreButton>
      )}
      {list.length > 0 && (
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 2, md: 3 },
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(220px, 3fr) minmax(0, 9fr)' },
          }}
        >
          <CycleList query={cycles} shown={shown?.id ?? null} />
          {shown && <CyclePanel key={shown.id} cycle={shown} query={classes} />}
          {!shown && !classes.error && <ListSkeleton rows={6} />}
        </Box>
      )}
      {dialogs}
    </>
  );
}
