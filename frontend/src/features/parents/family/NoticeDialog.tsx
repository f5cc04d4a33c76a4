import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import { NoticeBody } from '#frontend/src/entities/notices/NoticeBody.tsx';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { type Address, type FamilyPage, isWithdrawn, useFamilyNotice } from './use-family.ts';

interface Props {
  readonly address: Address;
  readonly notice: FamilyPage['notices'][number];
  readonly onClose: () => void;
}

/** A notice of the school, as the family reads it. */
export function NoticeDialog({ address, notice: { id, title }, onClose }: Props) {
  const { t } = useTranslation('parents');
  const { data, error, refetch } = useFamilyNotice(address, id);
  const withdrawn = isWithdrawn(error);
  return (
    <ClosableDialog title={data?.notice.title ?? title} maxWidth="md" onClose={onClose}>
      <DialogContent>
        {withdrawn && <EmptyState title={t('family.withdrawn')} hint={t('family.withdrawnHint')} />}
        {!withdrawn && data && <NoticeBody text={data.text} />}
        {!withdrawn && !data && !error && <ListSkeleton rows={4} />}
        {!withdrawn && !data && error && (
          <ErrorState error={error} onRetry={() => void refetch()} />
        )}
      </DialogContent>
    </ClosableDialog>
  );
}
