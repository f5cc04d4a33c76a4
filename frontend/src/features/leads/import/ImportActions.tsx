import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { Import } from './use-import.ts';

interface Props {
  readonly batch: Import;
  readonly onClose: () => void;
}

/** How many rows were added, and how many were not. */
function Summary({ batch }: Pick<Props, 'batch'>) {
  const { t } = useTranslation('leads');
  const { added, waiting, fresh, duplicates } = batch;
  const failed = waiting.filter(({ refused }) => refused.length > 0).length;
  const stuck = waiting.length - fresh.length - duplicates.length - failed;
  return (
    <Stack direction="row" spacing={2} role="status" sx={{ mr: 'auto', flexWrap: 'wrap' }}>
      {added.length > 0 && (
        <Typography color="success" sx={{ fontWeight: 600 }}>
          {t('importing.summary', { count: added.length })}
        </Typography>
      )}
      {stuck > 0 && (
        <Typography color="error">{t('importing.waiting', { count: stuck })}</Typography>
      )}
      {failed > 0 && (
        <Typography color="error">{t('importing.failed', { count: failed })}</Typography>
      )}
    </Stack>
  );
}

/** Sends what can be sent; known phones only when that is wanted. */
export function ImportActions({ batch, onClose }: Props) {
  const { t } = useTranslation('leads');
  const { added, fresh, duplicates, later, sending, problem, send, next, forget } = batch;
  return (
    <>
      <FormProblem problem={problem} />
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Summary batch={batch} />
        {added.length === 0 && (
          <Button disabled={sending} onClick={forget}>
            {t('importing.back')}
          </Button>
        )}
        {duplicates.length > 0 && (
          <Button variant="outlined" disabled={sending} onClick={() => send(duplicates, true)}>
            {t('importing.again', { count: duplicates.length })}
          </Button>
        )}
        {fresh.length > 0 ? (
          <Button variant="contained" loading={sending} onClick={() => send(fresh)}>
            {t('importing.send', { count: fresh.length })}
          </Button>
        ) : (
          <Button variant="contained" onClick={later.length > 0 ? next : onClose}>
            {later.length > 0
              ? t('importing.next', { count: later.length })
              : t('importing.finish')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
