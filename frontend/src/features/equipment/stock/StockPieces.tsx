import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { equipment } from '#shared/equipment/contract.ts';
import { STOCK_PARTS, type StockPart } from '#shared/equipment/rules.ts';
import type { StockPieceDto } from '#shared/equipment/stock-calls.ts';
import type { StockTakingId } from '#shared/ids.ts';

interface LineProps {
  readonly piece: StockPieceDto;
  readonly part: StockPart;
}

function PieceLine({ piece, part }: LineProps) {
  const { t } = useTranslation('equipment');
  const { time } = useFormats();
  const { id, number, kind_name, room_name, place, state, elsewhere, at, by_name: name } = piece;
  const facts = [
    room_name,
    place,
    ...(part === 'found' && state !== 'available'
      ? [t('stock.was', { state: t(`states.${state}`) })]
      : []),
    ...(elsewhere ? [t('stock.elsewhere')] : []),
    ...(at && part !== 'missing' ? [t('stock.seenBy', { name, at: time(at) })] : []),
  ];
  return (
    <ListItem disablePadding divider>
      <ListItemButton component={Link} to={paths.equipmentPiece(id)}>
        <ListItemText
          primary={`${number} · ${kind_name}`}
          secondary={facts.filter(Boolean).join(' · ')}
          sx={{ overflowWrap: 'anywhere' }}
        />
      </ListItemButton>
    </ListItem>
  );
}

interface PartProps {
  readonly stock: StockTakingId;
  readonly part: StockPart;
}

function PartList({ stock, part }: PartProps) {
  const { t } = useTranslation('equipment');
  const query = useInfiniteQuery(pagesOf(equipment.endpoints.showStock, { stock_id: stock, part }));
  const { data, error, refetch } = query;
  const list = data?.pages.flatMap((page) => page.list);
  const isReading = useReadOn(query, (list?.length ?? 0) > 0);
  if (error && !list) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!list || (isReading && list.length === 0)) return <ListSkeleton rows={4} />;
  if (list.length === 0 && !query.hasNextPage) return <EmptyState title={t('stock.partEmpty')} />;
  return (
    <>
      <List disablePadding aria-label={t(`stock.parts.${part}`)}>
        {list.map((piece) => (
          <PieceLine key={piece.id} piece={piece} part={part} />
        ))}
      </List>
      <MoreButton query={query}>{t('stock.more')}</MoreButton>
    </>
  );
}

/** The pieces of a stock-taking: seen, found all the same, missing. */
export function StockPieces({ stock }: { readonly stock: StockTakingId }) {
  const { t } = useTranslation('equipment');
  const [part, setPart] = useState<StockPart>('missing');
  return (
    <>
      <Tabs value={part} onChange={(_, next: StockPart) => setPart(next)} variant="scrollable">
        {STOCK_PARTS.map((name) => (
          <Tab
            key={name}
            value={name}
            id={`part-${name}`}
            {...(name === part && { 'aria-controls': 'stock-part' })}
            label={t(`stock.parts.${name}`)}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id="stock-part" aria-labelledby={`part-${part}`}>
        <PartList key={part} stock={stock} part={part} />
      </div>
    </>
  );
}
