import DialogContent from '@mui/material/DialogContent';
import { useTranslation } from 'react-i18next';
import type { ClassRef } from '#frontend/src/entities/classes/use-class-options.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import type { StudentId } from '#shared/ids.ts';
import { BatchActions } from './BatchActions.tsx';
import { BatchInput } from './BatchInput.tsx';
import { BatchRows } from './BatchRows.tsx';
import { useBatch } from './use-batch.ts';

interface Props {
  /** The class of the list's filter, preset for the new students. */
  readonly inClass: ClassRef | undefined;
  readonly onClose: () => void;
  /** Prints sign-in cards for the added students. */
  readonly onCards: (ids: readonly StudentId[]) => void;
}

/** Adds many students: read a list, check it, send it, correct refused rows, send those again. */
export function BatchDialog({ inClass, onClose, onCards }: Props) {
  const { t } = useTranslation('students');
  const batch = useBatch(inClass);
  const isRead = batch.list.isOpen;
  const { leave, question } = useLeaveGuard(batch.waiting.length + batch.later.length > 0);
  const close = () => leave(onClose);
  return (
    <>
      <ClosableDialog title={t('batch.title')} maxWidth="lg" fullScreenBelow="md" onClose={close}>
        <DialogContent>
          {isRead ? <BatchRows batch={batch} /> : <BatchInput batch={batch} />}
        </DialogContent>
        {isRead && (
          <BatchActions
            batch={batch}
            onClose={close}
            onCards={() => leave(() => onCards(batch.added))}
          />
        )}
      </ClosableDialog>
      {question}
    </>
  );
}
