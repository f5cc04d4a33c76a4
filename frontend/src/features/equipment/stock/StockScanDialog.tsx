import Alert from '@mui/material/Alert';
import DialogContent from '@mui/material/DialogContent';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import type { StockDto } from '#shared/equipment/stock-calls.ts';
import { Scanner } from '../scan/Scanner.tsx';
import { type ScanResult, useScanning } from './use-scanning.ts';

/** The last ones: what was scanned before is in the list behind the dialog. */
const SHOWN = 6;

function ResultLine({ result }: { readonly result: ScanResult }) {
  const { t } = useTranslation('equipment');
  const { code, piece, again } = result;
  if (!piece) return <Alert severity="warning">{t('camera.unknown', { code })}</Alert>;
  const { number, state, elsewhere } = piece;
  if (again) return <Alert severity="info">{t('stock.again', { number })}</Alert>;
  if (state !== 'available') {
    const was = t(`states.${state}`);
    return <Alert severity="warning">{t('stock.foundOne', { number, state: was })}</Alert>;
  }
  return (
    <Alert severity="success">
      {elsewhere ? `${number} · ${t('stock.elsewhere')}` : t('stock.ok', { number })}
    </Alert>
  );
}

interface Props {
  readonly stock: StockDto;
  readonly onClose: () => void;
}

/** Scans one label after the other; the progress counts those of all who scan. */
export function StockScanDialog({ stock, onClose }: Props) {
  const { t } = useTranslation('equipment');
  const { onCode, waiting, results, progress } = useScanning(stock);
  const { seen, expected } = progress;
  const text = t('stock.progress', { seen, expected });
  return (
    <ClosableDialog title={t('stock.scan')} maxWidth="xs" onClose={onClose}>
      <DialogContent>
        <Stack spacing={1.5}>
          <Scanner onCode={onCode} />
          <div>
            <Typography role="status">{text}</Typography>
            <LinearProgress
              variant="determinate"
              value={expected > 0 ? Math.min(100, (seen / expected) * 100) : 0}
              aria-label={text}
            />
          </div>
          {waiting > 0 && (
            <Alert severity="warning">{t('stock.waiting', { count: waiting })}</Alert>
          )}
          <Stack spacing={0.5} aria-live="polite">
            {results.slice(0, SHOWN).map((result) => (
              <ResultLine key={result.n} result={result} />
            ))}
          </Stack>
        </Stack>
      </DialogContent>
    </ClosableDialog>
  );
}
