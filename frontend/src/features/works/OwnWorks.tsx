import CollectionsIcon from '@mui/icons-material/Collections';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '#frontend/src/components/ConfirmDialog.tsx';
import { EmptyState } from '#frontend/src/components/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/components/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/components/states/ListSkeleton.tsx';
import { useChange } from '#frontend/src/lib/use-change.ts';
import type { WorkRecord } from '#shared/contracts/work-fields.ts';
import { works } from '#shared/contracts/works.ts';
import { LIMITS } from '#shared/limits.ts';
import { useOwnWorks, workKeys } from './queries.ts';
import { RemovedCard, WorkCard } from './WorkCard.tsx';

type Scope = 'mine' | 'trash';

const GRID = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
} as const;

function Cards({ scope, list }: { readonly scope: Scope; readonly list: readonly WorkRecord[] }) {
  const { t } = useTranslation('works');
  const [removing, setRemoving] = useState<WorkRecord | null>(null);
  const changes = [workKeys.all];
  const remove = useChange(works.endpoints.remove, { changes });
  const restore = useChange(works.endpoints.restore, { changes });
  const close = () => setRemoving(null);
  return (
    <>
      <Box component="ul" aria-label={t(scope)} sx={GRID}>
        {list.map((work) =>
          scope === 'mine' ? (
            <WorkCard key={work.id} work={work} onRemove={setRemoving} />
          ) : (
            <RemovedCard
              key={work.id}
              work={work}
              isWorking={restore.isPending && restore.variables.work_id === work.id}
              onRestore={() => restore.mutate({ work_id: work.id })}
            />
          ),
        )}
      </Box>
      <ConfirmDialog
        open={removing !== null}
        title={t('removeTitle', { title: removing?.title ?? '' })}
        text={t('removeText', { count: LIMITS.trashDays })}
        confirmLabel={t('removeNow')}
        destructive
        working={remove.isPending}
        onCancel={close}
        onConfirm={() => {
          if (removing) remove.mutate({ work_ids: [removing.id] }, { onSettled: close });
        }}
      />
    </>
  );
}

/** What a person made: to be opened, gone on with, removed and brought back. */
export function OwnWorks() {
  const { t } = useTranslation('works');
  const [scope, setScope] = useState<Scope>('mine');
  const query = useOwnWorks(scope);
  const { data } = query;
  return (
    <section aria-label={t('mine')}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ mb: 2, flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'center' }}
      >
        <Typography variant="h2">{t('mine')}</Typography>
        <ToggleButtonGroup
          exclusive
          value={scope}
          aria-label={t('which')}
          onChange={(_, chosen: Scope | null) => chosen && setScope(chosen)}
        >
          <ToggleButton value="mine">{t('kept')}</ToggleButton>
          <ToggleButton value="trash">{t('trash')}</ToggleButton>
        </ToggleButtonGroup>
      </Stack>
      {query.isPending && <ListSkeleton rows={4} />}
      {query.error && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {data?.length === 0 && (
        <EmptyState
          icon={<CollectionsIcon color="disabled" fontSize="large" />}
          title={t(scope === 'mine' ? 'none' : 'noneRemoved')}
          {...(scope === 'mine' && { hint: t('noneHint') })}
        />
      )}
      {data && data.length > 0 && <Cards scope={scope} list={data} />}
      {query.hasNextPage && (
        <Button
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
          sx={{ mt: 2 }}
        >
          {t('more')}
        </Button>
      )}
    </section>
  );
}
