import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import { bottomBarHeight } from '#frontend/src/ui/bottom-bar.ts';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { NoRows } from '#frontend/src/ui/table/NoRows.tsx';
import { Pager } from '#frontend/src/ui/table/Pager.tsx';
import { SearchField } from '#frontend/src/ui/table/SearchField.tsx';
import { AbilityCards } from './AbilityCards.tsx';
import { AbilityTable } from './AbilityTable.tsx';
import { useTeacherList } from './queries.ts';

function Rows({ list }: { readonly list: ReturnType<typeof useTeacherList> }) {
  const { t } = useTranslation('teachers');
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  if (list.error) return <ErrorState error={list.error} onRetry={list.retry} />;
  if (list.isPending)
    return (
      <Box sx={{ p: 2 }}>
        <ListSkeleton rows={6} />
      </Box>
    );
  if (list.rows.length === 0) {
    const toTeachers = (
      <Button component={Link} to={paths.teachers} variant="contained">
        {t('permissions.toTeachers')}
      </Button>
    );
    const title = t('permissions.empty');
    const hint = t('permissions.emptyHint');
    return (
      <NoRows list={list} empty={<EmptyState title={title} hint={hint} action={toTeachers} />} />
    );
  }
  return isNarrow ? <AbilityCards teachers={list.rows} /> : <AbilityTable teachers={list.rows} />;
}

/** What each teacher may do beyond teaching; every switch is saved by itself. */
export default function PermissionsPage() {
  const { t } = useTranslation('teachers');
  const list = useTeacherList();
  return (
    <>
      <PageHeader title={t('permissionsTitle')} subtitle={t('permissions.subtitle')} />
      <Paper sx={{ overflow: 'clip' }}>
        <Box sx={{ p: 1.5 }}>
          <SearchField
            label={t('permissions.search')}
            value={list.question.search}
            onSearch={list.setSearch}
          />
        </Box>
        <Rows list={list} />
        {list.rows.length > 0 && (
          <Box
            sx={(theme) => ({
              position: 'sticky',
              bottom: { xs: bottomBarHeight(theme), md: 0 },
              bgcolor: 'background.paper',
            })}
          >
            <Pager list={list} />
          </Box>
        )}
      </Paper>
    </>
  );
}
