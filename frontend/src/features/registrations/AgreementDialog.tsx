import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

const CLAUSES = ['service', 'data', 'children', 'account', 'conduct'] as const;

/** The text of the agreement. */
export function AgreementDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation(['registrations', 'common']);
  const id = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{t('agreementTitle')}</DialogTitle>
      {/* Focusable, so that keyboard users can scroll it. */}
      <DialogContent tabIndex={0}>
        {CLAUSES.map((clause, index) => (
          <Typography key={clause} sx={{ mb: 1.5 }}>
            {index + 1}. {t(`agreement.${clause}`)}
          </Typography>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {t('common:close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
