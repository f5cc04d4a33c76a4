import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from '#frontend/src/lib/store.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { StockDto } from '#shared/equipment/stock-calls.ts';
import { useCloseStock } from '../queries.ts';
import { waitingScans } from './scan-queue.ts';

interface Props {
  readonly stock: StockDto;
  readonly onClose: () => void;
}

/** Goes on until all pieces were looked at: each call closes a part. */
function useClosing({ stock, onClose }: Props, lose: boolean) {
  const { t } = useTranslation('equipment');
  const { mutateAsync } = useCloseStock();
  return useMutation({
    mutationFn: async () => {
      let { state } = stock;
      while (state !== 'closed')
        ({ state } = (await mutateAsync({ stock_id: stock.id, lose })).stock);
    },
    meta: { quiet: true },
    onSuccess: () => {
      toast.success(t('stock.closedToast'));
      onClose();
    },
  });
}

/** Asks before a stock-taking is closed, and what becomes of what is missing. */
export function CloseDialog(props: Props) {
  const { t } = useTranslation('equipment');
  const { t: common } = useTranslation();
  const id = useId();
  const { stock, onClose } = props;
  const [lose, setLose] = useState(stock.lost);
  const { mutate, isPending, error } = useClosing(props, lose);
  const isUnsent = (useStore(waitingScans)[stock.id] ?? []).length > 0;
  const missing = Math.max(0, stock.expected - stock.seen);
  const isOpen = stock.state === 'open';
  return (
    <Dialog
      open
      onClose={() => isPending || onClose()}
      aria-labelledby={id}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={id}>{t('stock.closeTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText>
          {missing > 0 ? t('stock.closeText', { count: missing }) : t('stock.closeAll')}
        </DialogContentText>
        {missing > 0 && isOpen && (
          <FormControlLabel
            control={<Checkbox checked={lose} onChange={(_, next) => setLose(next)} />}
            label={t('stock.lose')}
          />
        )}
        {isUnsent && <Alert severity="warning">{t('stock.unsent')}</Alert>}
        <FormProblem problem={error} />
      </DialogContent>
      <DialogActions>
        <Button disabled={isPending} onClick={onClose}>
          {common('cancel')}
        </Button>
        <Button
          variant="contained"
          color={lose ? 'error' : 'primary'}
          loading={isPending}
          disabled={isUnsent}
          onClick={() => mutate()}
        >
          {t(isOpen ? 'stock.closeSubmit' : 'stock.goOn')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
