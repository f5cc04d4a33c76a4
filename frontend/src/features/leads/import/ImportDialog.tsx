import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import Stack from '@mui/material/Stack';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { saveSheet } from '#frontend/src/lib/save-file.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { useLeaveGuard } from '#frontend/src/ui/form/use-leave-guard.tsx';
import { SheetChoice } from '#frontend/src/ui/sheets/SheetChoice.tsx';
import { leads } from '#shared/leads/contract.ts';
import { ImportActions } from './ImportActions.tsx';
import { ImportRows } from './ImportRows.tsx';
import { type Import, useImport } from './use-import.ts';

function Choice({ batch }: { readonly batch: Import }) {
  const { t } = useTranslation('leads');
  const { mutate, isPending } = useMutation({
    mutationFn: () => send(leads.endpoints.exportSheet, { kind: 'template' }),
    onSuccess: saveSheet,
  });
  return (
    <Stack spacing={2}>
      <SheetChoice
        hint={t('importing.hint')}
        template={{ download: () => mutate(), loading: isPending }}
        onRead={batch.list.open}
      />
      {batch.list.isEmpty && <Alert severity="warning">{t('importing.nothing')}</Alert>}
    </Stack>
  );
}

/** Adds leads from a spreadsheet: each row by itself, and what was not added stays in sight. */
export function ImportDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('leads');
  const batch = useImport();
  const isRead = batch.list.isOpen;
  const { leave, question } = useLeaveGuard(batch.waiting.length + batch.later.length > 0);
  const close = () => leave(onClose);
  return (
    <>
      <ClosableDialog
        title={t('importing.title')}
        maxWidth="lg"
        fullScreenBelow="md"
        onClose={close}
      >
        <DialogContent>
          {isRead ? <ImportRows batch={batch} /> : <Choice batch={batch} />}
        </DialogContent>
        {isRead && <ImportActions batch={batch} onClose={close} />}
      </ClosableDialog>
      {question}
    </>
  );
}
