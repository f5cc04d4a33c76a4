import AddIcon from '@mui/icons-material/Add';
import QrCodeScannerIcon from '@mui/icons-material/QrCodeScanner';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EQUIPMENT_SEARCH } from '#frontend/src/lib/paths/equipment.ts';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
import { StockTakingId } from '#shared/ids.ts';
import { PieceList } from './pieces/PieceList.tsx';
import { useKinds } from './queries.ts';

const fallback = <ListSkeleton rows={4} />;
const KindList = lazyPart(async () => (await import('./kinds/KindList.tsx')).KindList, {
  fallback,
});
const StockList = lazyPart(async () => (await import('./stock/StockList.tsx')).StockList, {
  fallback,
});
const StockView = lazyPart(async () => (await import('./stock/StockView.tsx')).StockView, {
  fallback,
});
const KindDialog = lazyPart(async () => (await import('./kinds/KindDialog.tsx')).KindDialog);
const AddPiecesDialog = lazyPart(
  async () => (await import('./pieces/AddPiecesDialog.tsx')).AddPiecesDialog,
);
const ScanDialog = lazyPart(async () => (await import('./scan/ScanDialog.tsx')).ScanDialog);

const TABS = ['pieces', 'kinds', 'stock'] as const;
type Tab = (typeof TABS)[number];

type Opened = 'scan' | 'kind' | 'pieces' | null;

/** The list of stock-takings, or the one that the address names. */
function StockTab() {
  const [parameters, setParameters] = useSearchParams();
  const id = StockTakingId.safeParse(parameters.get(EQUIPMENT_SEARCH.stock)).data;
  const open = (stock?: StockTakingId) =>
    setParameters({
      [EQUIPMENT_SEARCH.tab]: 'stock',
      ...(stock && { [EQUIPMENT_SEARCH.stock]: stock }),
    });
  return id ? <StockView id={id} onBack={() => open()} /> : <StockList onOpen={open} />;
}

interface ButtonsProps {
  readonly tab: Tab;
  readonly hasKinds: boolean;
  readonly onOpen: (opened: Opened) => void;
}

function Buttons({ tab, hasKinds, onOpen }: ButtonsProps) {
  const { t } = useTranslation('equipment');
  return (
    <>
      <Button variant="outlined" startIcon={<QrCodeScannerIcon />} onClick={() => onOpen('scan')}>
        {t('scan')}
      </Button>
      {tab === 'kinds' || !hasKinds ? (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => onOpen('kind')}>
          {t('addKind')}
        </Button>
      ) : (
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => onOpen('pieces')}>
          {t('add')}
        </Button>
      )}
    </>
  );
}

/** Equipment: pieces, their kinds, and stock-takings. */
export default function EquipmentPage() {
  const { t } = useTranslation('equipment');
  const [tab, setTab] = useTab<Tab>(TABS, EQUIPMENT_SEARCH.tab);
  const [opened, setOpened] = useState<Opened>(null);
  const { data } = useKinds();
  const kinds = data?.list ?? [];
  const hasKinds = !data || kinds.length > 0;
  const close = () => setOpened(null);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<Buttons tab={tab} hasKinds={hasKinds} onOpen={setOpened} />}
      />
      <TabbedPanel tabs={TABS} tab={tab} onTab={setTab} labelOf={(name) => t(`tabs.${name}`)}>
        {tab === 'pieces' && (
          <PieceList hasKinds={hasKinds} onAdd={() => setOpened(hasKinds ? 'pieces' : 'kind')} />
        )}
        {tab === 'kinds' && <KindList onAdd={() => setOpened('kind')} />}
        {tab === 'stock' && <StockTab />}
      </TabbedPanel>
      {opened === 'scan' && <ScanDialog onClose={close} />}
      {opened === 'kind' && <KindDialog onClose={close} />}
      {opened === 'pieces' && data && <AddPiecesDialog kinds={kinds} onClose={close} />}
    </>
  );
}
