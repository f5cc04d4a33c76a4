import FolderIcon from '@mui/icons-material/FolderOpen';
import RestoreIcon from '@mui/icons-material/RestoreFromTrash';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { useChange } from '#frontend/src/lib/use-change.ts';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import type { RowAction } from '#frontend/src/ui/table/column.ts';
import { DataList } from '#frontend/src/ui/table/DataList.tsx';
import type { WorkId } from '#shared/ids.ts';
import { USAGE_VIEWS, type UsageEntry, type UsageView, usage } from '#shared/usage/contract.ts';
import { works } from '#shared/works/contract.ts';
import { useSpaceEntries } from './queries.ts';
import { useEntryColumns } from './use-entry-columns.tsx';
import { useView } from './use-view.ts';

/**
 * The last column ends where the buttons above it do. At the very edge of the card its numbers are cut as long as the
 * grid has not measured its width again.
 */
const endingAt = (key: string | undefined) => ({
  [`& .MuiDataGrid-columnHeader[data-field="${key}"], & .MuiDataGrid-cell[data-field="${key}"]`]: {
    pr: 2.5,
  },
});

function Entries({ view }: { readonly view: UsageView }) {
  const { t } = useTranslation('usage');
  const { page: _, ...list } = useSpaceEntries(view);
  const columns = useEntryColumns(view);
  const restore = useChange(works.endpoints.restore, { changes: [usage] });
  const restoring = ({ id, name }: UsageEntry): RowAction => ({
    key: 'restore',
    label: t('restore'),
    icon: <RestoreIcon />,
    onSelect: () =>
      restore.mutate(
        { work_id: id as WorkId },
        { onSuccess: () => toast.success(t('restored', { name: name || t('unnamed') })) },
      ),
  });
  return (
    <Box sx={endingAt(columns.at(-1)?.key)}>
      <DataList
        list={list}
        label={t(`views.${view}`)}
        columns={columns}
        rowName={({ name, at }) => name || at}
        {...(view === 'bin' && { rowActions: (entry: UsageEntry) => [restoring(entry)] })}
        empty={
          <EmptyState
            icon={<FolderIcon color="disabled" fontSize="large" />}
            title={t('noEntries')}
            hint={t(`hints.${view}`)}
          />
        }
      />
    </Box>
  );
}

/** Id of the section, to bring it into view. */
export const DETAILS = 'space-details';

/** What takes the space: by whom, the largest files, what changed, and what can be freed. */
export function SpaceEntries() {
  const { t } = useTranslation('usage');
  const [view, setView] = useView();
  return (
    <section aria-label={t('details')} id={DETAILS}>
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
