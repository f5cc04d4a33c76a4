import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useFormats } from '#frontend/src/lib/format.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { pagesOf } from '#frontend/src/lib/query.ts';
import { EmptyPicture } from '#frontend/src/ui/states/EmptyPicture.tsx';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { classes } from '#shared/classes/contract.ts';
import type { Answer } from '#shared/endpoint.ts';
import type { ClassId } from '#shared/ids.ts';

type Page = Answer<typeof classes.endpoints.reports>;
type Row = Page['list'][number];
type Cycle = Page['cycles'][number];

const COLOURS = { draft: 'warning', published: 'primary', withdrawn: 'default' } as const;

/** A student's report: how far it is, and whether the family has read it. */
function Line({ row }: { readonly row: Row }) {
  const { t } = useTranslation('classes');
  const { date } = useFormats();
  const { state, read, draft, version, filled, sections, published, written } = row;
  const when = published
    ? t('classReports.publishedOn', { day: date(published) })
    : t('classReports.writtenOn', { day: date(written) });
  const isFull = filled >= sections;
  return (
    <ListItem disablePadding divider>
      <ListItemButton
        component={Link}
        to={paths.editReport(row.student_id, row.id)}
        sx={{ gap: 1, flexWrap: 'wrap' }}
      >
        <ListItemText
          primary={row.student_name}
          secondary={[
            row.name || t('classReports.noName'),
            row.by_name,
            when,
            !isFull && t('classReports.filled', { filled, sections }),
          ]
            .filter(Boolean)
            .join(' · ')}
          sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}
        />
        <Stack direction="row" spacing={0.5} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {version > 0 && draft && (
            <Chip size="small" color="warning" label={t('classReports.newer')} />
          )}
          <Chip
            size="small"
            color={read ? 'success' : COLOURS[state]}
            label={t(`classReports.states.${read ? 'read' : state}`)}
          />
        </Stack>
      </ListItemButton>
    </ListItem>
  );
}

interface GroupProps {
  readonly id: ClassId;
  readonly cycle: Cycle;
  readonly rows: readonly Row[];
}

/** The reports of a cycle, with the way to write those that are missing. */
function CycleReports({ id, cycle, rows }: GroupProps) {
  const { t } = useTranslation('classes');
  const { day } = useFormats();
  const headingId = `cycle-${cycle.id}`;
  // In a closed one no report can be begun.
  const isOpen = cycle.state === 'open';
  return (
    <Paper component="section" aria-labelledby={headingId}>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{
          alignItems: 'center',
          justifyContent: 'space-between',
          flexWrap: 'wrap',
          p: 2,
          pb: 1,
        }}
      >
        <div>
          <Typography id={headingId} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {cycle.name}{' '}
            {cycle.state === 'closed' && (
              <Chip size="small" component="span" label={t('classReports.closed')} />
            )}
          </Typography>
          {cycle.deadline && (
            <Typography variant="body2" color="textSecondary">
              {t('classReports.due', { day: day(cycle.deadline) })}
            </Typography>
          )}
        </div>
        <Button
          component={Link}
          to={paths.classReports(cycle.id, id)}
          variant="outlined"
          startIcon={isOpen && <AddIcon />}
          aria-label={t(isOpen ? 'classReports.writeAllOf' : 'classReports.openAllOf', {
            name: cycle.name,
          })}
        >
          {t(isOpen ? 'classReports.writeAll' : 'classReports.openAll')}
        </Button>
      </Stack>
      <List disablePadding>
        {rows.map((row) => (
          <Line key={row.id} row={row} />
        ))}
      </List>
    </Paper>
  );
}

/** Each cycle once, in the order of the pages. */
function groupsOf(pages: readonly Page[]) {
  const cycles = new Map(
    pages.flatMap((page) => page.cycles).map((cycle) => [cycle.id, cycle] as const),
  );
  const rows = pages.flatMap(({ list }) => list);
  return [...cycles.values()].map((cycle) => ({
    cycle,
    rows: rows.filter(({ cycle_id }) => cycle_id === cycle.id),
  }));
}

/** What was written about the students of the class, cycle by cycle. */
export function ReportsTab({ id }: { readonly id: ClassId }) {
  const { t } = useTranslation('classes');
  const query = useInfiniteQuery({
    ...pagesOf(classes.endpoints.reports, { class_id: id }),
    refetchOnMount: 'always',
  });
  const { data, error, refetch } = query;
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton rows={6} />;
  const groups = groupsOf(data.pages);
  if (groups.length === 0)
    return (
      <EmptyState
        icon={<EmptyPicture name="records" />}
        title={t('classReports.none')}
        hint={t('classReports.noneHint')}
        action={
          <Button component={Link} to={paths.reports} variant="contained">
            {t('classReports.toCycles')}
          </Button>
        }
      />
    );
  return (
    <Stack spacing={2}>
      {groups.map((group) => (
        <CycleReports key={group.cycle.id} id={id} {...group} />
      ))}
      <MoreButton query={query} fullWidth>
        {t('classReports.more')}
      </MoreButton>
    </Stack>
  );
}
