import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BindPhoneDialog } from './BindPhoneDialog.tsx';

/** Beside the phone field, which takes no number by itself: binds one with a code (specification 5). */
export function PhoneControl({ phone }: { readonly phone: string }) {
  const { t } = useTranslation('accounts');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        {t(phone ? 'phoneChange' : 'phoneBind')}
      </Button>
      {/* Its texts may still be on their way: what is around it stays. */}
      <Suspense>{open && <BindPhoneDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
