import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { Plan } from '../queries.ts';
import { UnsavedNote } from '../writing/UnsavedNote.tsx';
import { CheckedReports } from './CheckedReports.tsx';
import { PlanProgress } from './PlanProgress.tsx';
import { type CheckOptions, useChecks } from './use-checks.ts';

interface Props extends CheckOptions {
  readonly onClose: () => void;
}

/** Checks the drafts of a class, or one of them, and publishes those that are chosen: now, or at a time. */
export function PublishDialog({ onClose, ...of }: Props) {
  const { cycleId, classId } = of;
  const { t } = useTranslation('reports');
  const [plan, setPlan] = useState<Plan | null>(null);
  const checks = useChecks(of);
  return (
    <ClosableDialog title={t('publish.title')} maxWidth="md" onClose={onClose}>
      <DialogContent>
        {plan ? (
          <PlanProgress key={plan.id} begun={plan} onAgain={setPlan} />
        ) : (
          <>
            {checks.error && !checks.data && (
              <ErrorState error={checks.error} onRetry={() => void checks.refetch()} />
            )}
            {!checks.error && !checks.data && <ListSkeleton rows={6} />}
            {checks.data && <UnsavedNote unsaved={checks.data.unsaved} />}
            {checks.data?.list.length === 0 && checks.data.unsaved.length === 0 && (
              <EmptyState title={t('publish.nothing')} hint={t('publish.nothingHint')} />
            )}
            {checks.data && checks.data.list.length > 0 && (
              <CheckedReports
                cycleId={cycleId}
                classId={classId}
                checked={checks.data.list}
                missing={checks.data.missing}
                onOverruled={checks.improve}
                onBegun={setPlan}
              />
            )}
          </>
        )}
      </DialogContent>
    </ClosableDialog>
  );
}
