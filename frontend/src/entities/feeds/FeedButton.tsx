import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';

const FeedDialog = lazy(async () => {
  const { FeedDialog: Dialog } = await import('./FeedDialog.tsx');
  return { default: Dialog };
});

/** Opens the dialog of the calendar feed, for roles that have no calendar page. */
export function FeedButton() {
  const { t } = useTranslation('feeds');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<CalendarMonthIcon />} onClick={() => setOpen(true)}>
        {t('subscribe')}
      </Button>
      <Suspense>{open && <FeedDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
