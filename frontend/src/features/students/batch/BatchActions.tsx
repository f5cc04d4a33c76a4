import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { Batch } from './use-batch.ts';

interface Props {
  readonly batch: Batch;
  readonly onCards: () => void;
  readonly onClose: () => void;
}

/** The progress of the batch, in figures. */
function Summary({ batch }: Pick<Props, 'batch'>) {
  const { t } = useTranslation('students');
  const { added, waiting, ready } = batch;
  const stuck = waiting.length - ready.filter(({ refused }) => refused.length === 0).length;
  return (
    <Stack direction="row" spacing={2} role="status" sx={{ mr: 'auto', flexWrap: 'wrap' }}>
      {added.length > 0 && (
        <Typography color="success" sx={{ fontWeight: 600 }}>
          {t('batch.summary', { count: added.length })}
        </Typography>
      )}
      {stuck > 0 && <Typography color="error">{t('batch.waiting', { count: stuck })}</Typography>}
    </Stack>
  );
}

/** Sends the rows that can be sent and are not added yet. */
function SendButtons({ batch }: Pick<Props, 'batch'>) {
  const { t } = useTranslation('students');
  const { added, ready, namesakes, sending, send } = batch;
  const label = added.length > 0 ? 'batch.again' : 'batch.send';
  return (
    <>
      {namesakes.length > 0 && (
        <Button variant="outlined" disabled={sending} onClick={() => send(namesakes, true)}>
          {t('batch.force', { count: namesakes.length })}
        </Button>
      )}
      <Button
        variant="contained"
        disabled={ready.length === 0}
        loading={sending}
        loadingPosition="start"
        onClick={() => send(ready)}
      >
        {t(label, { count: ready.length })}
      </Button>
    </>
  );
}

export function BatchActions({ batch, onCards, onClose }: Props) {
  const { t } = useTranslation('students');
  const { added, waiting, later, list, dispatch, problem, sending } = batch;
  const isDone = waiting.length === 0 && added.length > 0;
  return (
    <>
      <FormProblem problem={problem} />
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, px: 3, pb: 2 }}>
        <Summary batch={batch} />
        {added.length === 0 && (
          <Button
            disabled={sending}
            onClick={() => {
              list.close();
              dispatch({ type: 'forget' });
            }}
          >
            {t('batch.back')}
          </Button>
        )}
        {added.length > 0 && <Button onClick={onCards}>{t('batch.printCards')}</Button>}
        {!isDone && <SendButtons batch={batch} />}
        {isDone && later.length > 0 && (
          <Button variant="contained" onClick={() => dispatch({ type: 'next' })}>
            {t('batch.next', { count: later.length })}
          </Button>
        )}
        {isDone && later.length === 0 && (
          <Button variant="contained" onClick={onClose}>
            {t('batch.finish')}
          </Button>
        )}
      </DialogActions>
    </>
  );
}
