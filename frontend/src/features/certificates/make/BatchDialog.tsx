import DialogContent from '@mui/material/DialogContent';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { queryOf } from '#frontend/src/lib/query.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { certificates } from '#shared/certificates/contract.ts';
import type { BatchDto } from '#shared/certificates/fields.ts';
import type { CertificateBatchId } from '#shared/ids.ts';
import { BatchProgress } from './BatchProgress.tsx';

interface Props {
  readonly batchId: CertificateBatchId;
  /** A plan that was begun just now. */
  readonly begun?: BatchDto;
  readonly onClose: () => void;
}

/** A plan, which goes on while the dialog is open. */
export function BatchDialog({ batchId, begun, onClose }: Props) {
  const { t } = useTranslation('certificates');
  // A snapshot: the run itself keeps what it shows.
  const { data, error, refetch } = useQuery({
    ...queryOf(certificates.endpoints.batch, { batch_id: batchId }, 'run'),
    enabled: begun === undefined,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnMount: 'always',
    gcTime: 0,
  });
  const batch = begun ?? data?.batch;
  return (
    <ClosableDialog title={batch?.title ?? t('tabs.plans')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        {error && !batch && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!error && !batch && <ListSkeleton rows={5} />}
        {batch && <BatchProgress key={batch.id} begun={batch} />}
      </DialogContent>
    </ClosableDialog>
  );
}
