import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { queryOf } from '#frontend/src/lib/query.ts';
import { ExportButton } from '#frontend/src/ui/ExportButton.tsx';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { equipment } from '#shared/equipment/contract.ts';
import type { StockDto } from '#shared/equipment/stock-calls.ts';
import type { StockTakingId } from '#shared/ids.ts';
import { useEquipmentTexts } from '../use-texts.ts';
import { CloseDialog } from './CloseDialog.tsx';
import { StockChip } from './StockChip.tsx';
import { StockPieces } from './StockPieces.tsx';

const StockScanDialog = lazyPart(
  async () => (await import('./StockScanDialog.tsx')).StockScanDialog,
);

/** Others scan meanwhile. */
const REFRESH_MS = 10_000;

function StockButtons({ stock }: { readonly stock: StockDto }) {
  const { t } = useTranslation('equipment');
  const can = useCan();
  const [open, setOpen] = useState<'scan' | 'close' | null>(null);
  const close = () => setOpen(null);
  const { id, state } = stock;
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {state === 'open' && (
        <Button
          variant="contained"
          startIcon={<QrCodeScannerIcon />}
          onClick={() => setOpen('scan')}
        >
          {t('stock.scan')}
        </Button>
      )}
      {state !== 'closed' && (
        <Button variant="outlined" onClick={() => setOpen('close')}>
          {t(state === 'open' ? 'stock.close' : 'stock.goOn')}
        </Button>
      )}
      {can('export') && (
        <ExportButton
          label={t('stock.export')}
          fetchSheet={() => send(equipment.endpoints.stockSheet, { stock_id: id })}
          exportedText={(count) => t('stock.exported', { count })}
          truncatedText={(count) => t('truncated', { count })}
        />
      )}
      {open === 'scan' && <StockScanDialog stock={stock} onClose={close} />}
      {open === 'close' && <CloseDialog stock={stock} onClose={close} />}
    </Stack>
  );
}

function StockHead({ stock }: { readonly stock: StockDto }) {
  const { t } = useTranslation('equipment');
  const { dateTime } = useFormats();
  const { scope } = useEquipmentTexts();
  const { state, seen, expected, found, missing, lost, started, started_by: name } = stock;
  const progress = t('stock.progress', { seen, expected });
  const facts = [
    progress,
    t('stock.found', { count: found }),
    ...(state === 'closed' ? [t('stock.missing', { count: missing })] : []),
    ...(state === 'closed' && lost && missing > 0 ? [t('stock.lostNote')] : []),
  ];
  return (
    <Stack spacing={1.5}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h2">{t('stock.title', { scope: scope(stock) })}</Typography>
        <StockChip state={state} />
      </Stack>
      <Typography color="textSecondary">
        {t('stock.startedBy', { name, at: dateTime(started) })}
      </Typography>
      <Typography aria-live="polite">{facts.join(' · ')}</Typography>
      <LinearProgress
        variant="determinate"
        value={expected > 0 ? Math.min(100, (seen / expected) * 100) : 0}
        aria-label={progress}
      />
      <StockButtons stock={stock} />
    </Stack>
  );
}

interface Props {
  readonly id: StockTakingId;
  readonly onBack: () => void;
}

/** A stock-taking: how far it is, and what was seen and what is missing. */
export function StockView({ id, onBack }: Props) {
  const { t } = useTranslation('equipment');
  const { data, error, refetch } = useQuery({
    ...queryOf(equipment.endpoints.showStock, { stock_id: id, limit: 1 }),
    refetchInterval: ({ state }) => (state.data?.stock.state === 'open' ? REFRESH_MS : false),
  });
  return (
    <>
      <Button startIcon={<ArrowBackIcon />} onClick={onBack} sx={{ mb: 1 }}>
        {t('stock.back')}
      </Button>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <ListSkeleton rows={4} />}
      {data && (
        <>
          <Paper sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
            <StockHead stock={data.stock} />
          </Paper>
          <Paper>
            <StockPieces stock={id} />
          </Paper>
        </>
      )}
    </>
  );
}
