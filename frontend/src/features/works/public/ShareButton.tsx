import QrCodeIcon from '@mui/icons-material/QrCode2';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import type { WorkDto } from '#shared/works/fields.ts';
import { SharePanel } from './SharePanel.tsx';

/** Opens the address and QR code of a public work. */
export function ShareButton({ work }: { readonly work: Pick<WorkDto, 'id' | 'title'> }) {
  const { t } = useTranslation('works');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<QrCodeIcon />} onClick={() => setOpen(true)}>
        {t('share')}
      </Button>
      {isOpen && (
        <ClosableDialog
          title={t('shareTitle', { title: work.title })}
          maxWidth="xs"
          onClose={() => setOpen(false)}
        >
          <DialogContent>
            <SharePanel work={work} />
          </DialogContent>
        </ClosableDialog>
      )}
    </>
  );
}
