import CalendarMonthIcon from '@mui/icons-material/CalendarMonth';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';

const FeedDialog = lazyPart(async () => (await import('./FeedDialog.tsx')).FeedDialog);

/** Opens the dialog of the calendar feed, for roles that have no calendar page. */
export function FeedButton() {
  const { t } = useTranslation('feeds');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" startIcon={<CalendarMonthIcon />} onClick={() => setOpen(true)}>
        {t('subscribe')}
      </Button>
      {open && <FeedDialog onClose={() => setOpen(false)} />}
    </>
  );
}
