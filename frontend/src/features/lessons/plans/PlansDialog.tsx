import DialogContent from '@mui/material/DialogContent';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PlanProgressView } from '#frontend/src/entities/plans/PlanProgressView.tsx';
import { usePlanRun } from '#frontend/src/entities/plans/use-plan-run.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { lessons } from '#shared/lessons/contract.ts';
import { PlanLine } from './PlanLine.tsx';

const SHOWN = 10;

/** The plans, the newest first. */
function usePlans() {
  const { data, ...query } = useInfiniteQuery({
    ...pagesOf(lessons.endpoints.plans, { limit: SHOWN }),
    staleTime: 0,
  });
  return { ...query, plans: data?.pages.flatMap(({ list }) => list) };
}

function PlanList({ run }: { readonly run: ReturnType<typeof usePlanRun> }) {
  const { t } = useTranslation('lessons');
  const query = usePlans();
  const { plans, error, refetch } = query;
  if (error && !plans) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!plans) return <ListSkeleton rows={4} />;
  if (plans.length === 0) return <EmptyState title={t('plans.none')} hint={t('plans.noneHint')} />;
  return (
    <>
      <List disablePadding>
        {plans.map((plan) => (
          <PlanLine key={plan.id} plan={plan} run={run} />
        ))}
      </List>
      <MoreButton query={query}>{t('plans.more')}</MoreButton>
    </>
  );
}

/** The plans, the newest first. They can be undone until one of their lessons is taught. */
export function PlansDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('lessons');
  const run = usePlanRun();
  return (
    <ClosableDialog
      title={t('plans.recent')}
      maxWidth="sm"
      onClose={() => {
        if (!run.working) onClose();
      }}
    >
      <DialogContent>
        <Stack spacing={2}>
          {run.answer && <PlanProgressView answer={run.answer} run={run} />}
          <PlanList run={run} />
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
