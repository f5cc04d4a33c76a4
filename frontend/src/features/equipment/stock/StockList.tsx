import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { equipment } from '#shared/equipment/contract.ts';
import type { StockDto } from '#shared/equipment/stock-calls.ts';
import type { StockTakingId } from '#shared/ids.ts';
import { useEquipmentTexts } from '../use-texts.ts';
import { StockChip } from './StockChip.tsx';

const StartDialog = lazyPart(async () => (await import('./StartDialog.tsx')).StartDialog);

interface Props {
  readonly onOpen: (id: StockTakingId) => void;
}

interface LineProps extends Props {
  readonly stock: StockDto;
}

function StockLine({ stock, onOpen }: LineProps) {
  const { t } = useTranslation('equipment');
  const { dateTime } = useFormats();
  const { scope } = useEquipmentTexts();
  const { id, state, started, started_by: name, seen, expected, found, missing } = stock;
  const facts = [
    t('stock.startedBy', { name, at: dateTime(started) }),
    t('stock.progress', { seen, expected }),
    ...(found > 0 ? [t('stock.found', { count: found })] : []),
    ...(state === 'closed' ? [t('stock.missing', { count: missing })] : []),
  ];
  return (
    <ListItem disablePadding divider>
      <ListItemButton onClick={() => onOpen(id)} sx={{ gap: 1 }}>
        <ListItemText
          primary={scope(stock)}
          secondary={facts.join(' · ')}
          sx={{ overflowWrap: 'anywhere' }}
        />
        <StockChip state={state} />
      </ListItemButton>
    </ListItem>
  );
}

/** Stock-takings, the newest first. */
export function StockList({ onOpen }: Props) {
  const { t } = useTranslation('equipment');
  const [isStarting, setStarting] = useState(false);
  const query = useInfiniteQuery(pagesOf(equipment.endpoints.stocks, {}));
  const { data, error, refetch } = query;
  const list = data?.pages.flatMap((page) => page.list);
  const start = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setStarting(true)}>
      {t('stock.start')}
    </Button>
  );
  return (
    <>
      {error && !list && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !list && <ListSkeleton rows={4} />}
      {list?.length === 0 && (
        <EmptyState
          icon={<EmptyPicture name="records" />}
          title={t('stock.empty')}
          hint={t('stock.emptyHint')}
          action={start}
        />
      )}
      {list && list.length > 0 && (
        <>
          {start}
          <Paper sx={{ mt: 2 }}>
            <List disablePadding aria-label={t('stock.list')}>
              {list.map((stock) => (
                <StockLine key={stock.id} stock={stock} onOpen={onOpen} />
              ))}
            </List>
            <MoreButton query={query}>{t('stock.more')}</MoreButton>
          </Paper>
        </>
      )}
      {isStarting && <StartDialog onStarted={onOpen} onClose={() => setStarting(false)} />}
    </>
  );
}
