import FolderIcon from '@mui/icons-material/FolderOpen';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import { USAGE_VIEWS, type UsageView } from '#shared/contracts/usage.ts';
import { useSpaceEntries } from './queries.ts';
import { useEntryColumns } from './use-entry-columns.tsx';

/** The view that is open, kept in the address beside the period. */
function useView(): [UsageView, (view: UsageView) => void] {
  const [parameters, setParameters] = useSearchParams();
  const view = USAGE_VIEWS.find((name) => name === parameters.get('view')) ?? 'people';
  const change = (next: UsageView) =>
    setParameters((before) => new URLSearchParams({ ...Object.fromEntries(before), view: next }), {
      replace: true,
      preventScrollReset: true,
    });
  return [view, change];
}

function Entries({ view }: { readonly view: UsageView }) {
  const { t } = useTranslation('usage');
  const { page: _, ...list } = useSpaceEntries(view);
  return (
    <DataList
      list={list}
      label={t(`views.${view}`)}
      columns={useEntryColumns(view)}
      rowName={({ name, at }) => name || at}
      empty={
        <EmptyState
          icon={<FolderIcon color="disabled" fontSize="large" />}
          title={t('noEntries')}
          hint={t(`hints.${view}`)}
        />
      }
    />
  );
}

/** What takes the space: by whom, the largest files, what changed, and what can be freed. */
export function SpaceEntries() {
  const { t } = useTranslation('usage');
  const [view, setView] = useView();
  return (
    <section aria-label={t('details')}>
      <Typography variant="h2">{t('details')}</Typography>
      <Tabs
        value={view}
        onChange={(_, next: UsageView) => setView(next)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={t('details')}
      >
        {USAGE_VIEWS.map((name) => (
          <Tab key={name} value={name} label={t(`views.${name}`)} />
        ))}
      </Tabs>
      <Typography color="textSecondary" sx={{ my: 1.5 }}>
        {t(`hints.${view}`)}
      </Typography>
      <Entries key={view} view={view} />
    </section>
  );
}
