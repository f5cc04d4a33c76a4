import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useLeaveGuard } from '#frontend/src/components/form/use-leave-guard.tsx';
import type { ClassRef } from '#frontend/src/components/pickers/use-class-options.ts';
import type { StudentId } from '#shared/ids.ts';
import { BatchActions } from './BatchActions.tsx';
import { BatchInput } from './BatchInput.tsx';
import { BatchRows } from './BatchRows.tsx';
import { useBatch } from './use-batch.ts';

interface Props {
  /** The class that the list is of: most likely the new students' too. */
  readonly inClass: ClassRef | undefined;
  readonly onClose: () => void;
  /** Prints sign-in cards for those who were added. */
  readonly onCards: (ids: readonly StudentId[]) => void;
}

/** Adds many students: read a list, look it over, send it, mend what came back, and send that again. */
export function BatchDialog({ inClass, onClose, onCards }: Props) {
  const { t } = useTranslation(['students', 'common']);
  const titleId = useId();
  const fullScreen = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const batch = useBatch(inClass);
  const isRead = batch.rows.length > 0;
  const { leave, question } = useLeaveGuard(batch.waiting.length + batch.later.length > 0);
  const close = () => leave(onClose);
  return (
    <>
      <Dialog
        open
        onClose={close}
        aria-labelledby={titleId}
        maxWidth="lg"
        fullWidth
        fullScreen={fullScreen}
      >
        <Stack direction="row" sx={{ alignItems: 'center', pr: 1 }}>
          <DialogTitle id={titleId} sx={{ flex: 1 }}>
            {t('batch.title')}
          </DialogTitle>
          <IconButton aria-label={t('common:close')} onClick={close}>
            <CloseIcon />
          </IconButton>
        </Stack>
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
      </Dialog>
      {question}
    </>
  );
}
