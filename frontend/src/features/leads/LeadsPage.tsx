import AddIcon from '@mui/icons-material/Add';
import LinkIcon from '@mui/icons-material/Link';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useTab } from '#frontend/src/lib/use-tab.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { TabbedPanel } from '#frontend/src/ui/TabbedPanel.tsx';
import { Board } from './board/Board.tsx';
import { LeadDialogs } from './LeadDialogs.tsx';
import type { LeadAction } from './lead-action.ts';
import { LeadList } from './list/LeadList.tsx';

const FunnelTab = lazyPart(async () => (await import('./funnel/FunnelTab.tsx')).FunnelTab, {
  fallback: <Skeleton variant="rounded" sx={({ layout }) => ({ height: layout.chart })} />,
});

const VIEWS = ['board', 'list', 'funnel'] as const;

function Buttons({ start }: { readonly start: (action: LeadAction) => void }) {
  const { t } = useTranslation('leads');
  return (
    <>
      <Button startIcon={<LinkIcon />} onClick={() => start({ kind: 'joinPage' })}>
        {t('joinPage')}
      </Button>
      <Button startIcon={<UploadFileIcon />} onClick={() => start({ kind: 'import' })}>
        {t('import')}
      </Button>
      <Button variant="contained" startIcon={<AddIcon />} onClick={() => start({ kind: 'add' })}>
        {t('add')}
      </Button>
    </>
  );
}

/** The school's leads: as a board, as a list, and what became of them. */
export default function LeadsPage() {
  const { t } = useTranslation('leads');
  const [view, setView] = useTab(VIEWS, 'view');
  const [action, setAction] = useState<LeadAction | null>(null);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle')}
        actions={<Buttons start={setAction} />}
      />
      <TabbedPanel tabs={VIEWS} tab={view} onTab={setView} labelOf={(name) => t(`views.${name}`)}>
        {view === 'board' && <Board start={setAction} />}
        {view === 'list' && <LeadList start={setAction} />}
        {view === 'funnel' && <FunnelTab />}
      </TabbedPanel>
      <LeadDialogs action={action} close={() => setAction(null)} />
    </>
  );
}
