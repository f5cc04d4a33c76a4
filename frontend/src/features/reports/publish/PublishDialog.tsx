import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { ClassId, CycleId } from '#shared/ids.ts';
import type { Plan, SheetLine } from '../queries.ts';
import { CheckedReports } from './CheckedReports.tsx';
import { PlanProgress } from './PlanProgress.tsx';
import { useChecks } from './use-checks.ts';

interface Props {
  readonly cycleId: CycleId;
  readonly classId: ClassId;
  readonly lines: readonly SheetLine[];
  readonly onClose: () => void;
}

/** Checks the drafts of a class, and publishes those that are chosen: now, or at a time. */
export function PublishDialog({ cycleId, classId, lines, onClose }: Props) {
  const { t } = useTranslation('reports');
  const { list: join } = useFormats();
  const [plan, setPlan] = useState<Plan | null>(null);
  const checks = useChecks({ cycleId, classId, lines });
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
            {checks.data && checks.data.unsaved.length > 0 && (
              <Alert severity="error" sx={{ mb: 2 }}>
                {t('publish.unsaved', { names: join(checks.data.unsaved) })}
              </Alert>
            )}
            {checks.data?.list.length === 0 && (
              <EmptyState title={t('publish.nothing')} hint={t('publish.nothingHint')} />
            )}
            {checks.data && checks.data.list.length > 0 && (
              <CheckedReports
                cycleId={cycleId}
                classId={classId}
                checked={checks.data.list}
                missing={checks.data.missing}
                onChanged={() => void checks.refetch()}
                onBegun={setPlan}
              />
            )}
          </>
        )}
      </DialogContent>
    </ClosableDialog>
  );
}
