import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { REPORTS_SEARCH } from '#frontend/src/lib/paths/reports.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { useReadOn } from '#frontend/src/lib/use-read-on.ts';
import { LabelledSelect } from '#frontend/src/ui/form/LabelledSelect.tsx';
import { PageHeader } from '#frontend/src/ui/PageHeader.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { ClassId, CycleId } from '#shared/ids.ts';
import { reports } from '#shared/reports/contract.ts';
import { ROLE } from '#shared/roles.ts';
import { useCycles } from '../queries.ts';
import { ClassDimensions } from './ClassDimensions.tsx';
import { Falling } from './Falling.tsx';
import { RateTable } from './RateTable.tsx';

const { analysis, analysisTeachers } = reports.endpoints;

function useLines(cycle_id: CycleId | undefined, by: 'class' | 'teacher') {
  const asked = cycle_id ? { cycle_id } : {};
  const classes = useInfiniteQuery({ ...pagesOf(analysis, asked), enabled: by === 'class' });
  const teachers = useInfiniteQuery({
    ...pagesOf(analysisTeachers, asked),
    enabled: by === 'teacher',
  });
  return by === 'class' ? classes : teachers;
}

interface RatesProps extends Omit<ComponentProps<typeof RateTable>, 'lines'> {
  readonly query: ReturnType<typeof useLines>;
}

/** The lines that are loaded; a page may have none although more follow. */
function Rates({ query, ...table }: RatesProps) {
  const { t } = useTranslation('reports');
  const lines = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
      {lines.length > 0 && <RateTable lines={lines} {...table} />}
      {lines.length === 0 && !query.hasNextPage && <EmptyState title={t('analysis.noLines')} />}
      <MoreButton query={query} fullWidth>
        {t('analysis.more')}
      </MoreButton>
    </>
  );
}

/** How many reports are written and read, how children are rated, and who is falling. */
export default function AnalysisPage() {
  const { t } = useTranslation('reports');
  const { role } = useSignedIn();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [by, setBy] = useState<'class' | 'teacher'>('class');
  const cycles = useCycles();
  useReadOn(cycles, false, Number.POSITIVE_INFINITY);
  const chosen = CycleId.safeParse(search.get(REPORTS_SEARCH.cycle)).data;
  const query = useLines(chosen, by);
  const [opened, setOpened] = useState<{ id: ClassId; name: string } | null>(null);
  const cycle = query.data?.pages[0]?.cycle ?? null;
  const all = cycles.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <>
      <PageHeader title={t('analysisTitle')} subtitle={t('analysis.subtitle')} />
      {cycles.error && !cycles.data && (
        <ErrorState error={cycles.error} onRetry={() => void cycles.refetch()} />
      )}
      {all.length > 0 && (
        <Box sx={({ layout }) => ({ maxWidth: layout.form, mb: 2 })}>
          <LabelledSelect
            label={t('cycle.choose')}
            value={all.some(({ id }) => id === cycle?.id) ? (cycle?.id ?? '') : ''}
            onChange={({ target }) =>
              void navigate(paths.reportAnalysis(target.value as CycleId), { replace: true })
            }
            choices={all.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </Box>
      )}
      {query.error && !query.data && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {!query.error && !query.data && <ListSkeleton rows={6} />}
      {query.data && !cycle && (
        <EmptyState title={t('analysis.none')} hint={t('analysis.noneHint')} />
      )}
      {cycle && (
        <Stack spacing={3}>
          <Paper sx={{ p: { xs: 1, sm: 2 } }}>
            {role === ROLE.principal && (
              <Tabs value={by} onChange={(_, next) => setBy(next)} sx={{ mb: 1 }}>
                <Tab value="class" label={t('analysis.byClass')} />
                <Tab value="teacher" label={t('analysis.byTeacher')} />
              </Tabs>
            )}
            <Rates
              by={by}
              query={query}
              asked={cycle.template.dimensions}
              onOpen={({ id, name }) => {
                const classId = ClassId.safeParse(id).data;
                if (classId) setOpened({ id: classId, name });
              }}
            />
          </Paper>
          {opened && <ClassDimensions key={opened.id} id={opened.id} name={opened.name} />}
          <Falling key={cycle.id} cycleId={cycle.id} />
        </Stack>
      )}
    </>
  );
}
