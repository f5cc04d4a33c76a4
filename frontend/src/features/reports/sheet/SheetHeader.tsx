import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import PublishIcon from '@mui/icons-material/FactCheck';
import GridViewIcon from '@mui/icons-material/GridView';
import GroupsIcon from '@mui/icons-material/PlaylistAdd';
import TableChartIcon from '@mui/icons-material/TableChart';
import PersonIcon from '@mui/icons-material/ViewCarousel';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router';
import { REPORTS_SEARCH } from '#frontend/src/lib/paths/reports.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { lazyPart } from '#frontend/src/ui/lazy-part.tsx';
import { useCycleWords } from '../cycles/use-cycle-words.ts';
import { SavingText } from '../writing/SavingText.tsx';
import type { SheetProps, View } from './views.ts';

const CommonDialog = lazyPart(
  async () => (await import('../common/CommonDialog.tsx')).CommonDialog,
);
const PublishDialog = lazyPart(
  async () => (await import('../publish/PublishDialog.tsx')).PublishDialog,
);

interface Props extends SheetProps {
  readonly className: string;
  readonly view: View;
  readonly onView: (view: View) => void;
}

const ICONS = { table: TableChartIcon, one: PersonIcon, side: GridViewIcon } as const;

function ViewSwitch({ view, onView }: Pick<Props, 'view' | 'onView'>) {
  const { t } = useTranslation('reports');
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={view}
      aria-label={t('sheet.view')}
      onChange={(_, next: View | null) => next && onView(next)}
    >
      {(['table', 'one', 'side'] as const).map((name) => {
        const Icon = ICONS[name];
        return (
          <ToggleButton key={name} value={name} sx={{ px: 1.5, gap: 0.75, textTransform: 'none' }}>
            <Icon fontSize="small" />
            {t(`sheet.views.${name}`)}
          </ToggleButton>
        );
      })}
    </ToggleButtonGroup>
  );
}

/** The address says that the check is open, so that a report that is opened from it leads back to it. */
function useChecking() {
  const [search, setSearch] = useSearchParams();
  const set = (isOpen: boolean) =>
    setSearch(
      (before) => {
        if (isOpen) before.set(REPORTS_SEARCH.check, '1');
        else before.delete(REPORTS_SEARCH.check);
        return before;
      },
      { replace: true },
    );
  return [search.has(REPORTS_SEARCH.check), set] as const;
}

/** How many children are written, published and read, in one line. */
function useCounts(lines: Props['lines']): string {
  const { t } = useTranslation('reports');
  const members = lines.filter(({ member }) => member).length;
  const written = lines.filter(({ report }) => report !== null);
  const published = written.filter(({ report }) => report?.state === 'published').length;
  const read = written.filter(({ report }) => report?.read).length;
  return t('sheet.counts', { members, written: written.length, published, read });
}

/** The class, how far it is and whether all is saved; the ways to write, and what is done with all reports. */
export function SheetHeader({ className, view, onView, ...sheet }: Props) {
  const { t } = useTranslation('reports');
  const words = useCycleWords();
  const { cycle, lines } = sheet;
  const [isCommon, setCommon] = useState(false);
  const [isChecking, setChecking] = useChecking();
  const counts = useCounts(lines);
  return (
    <Stack spacing={1.5} sx={{ mb: 2 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'start' }}>
        <Tooltip title={t('toCycles')}>
          <IconButton component={Link} to={paths.cycle(cycle.id)} aria-label={t('toCycles')}>
            <ArrowBackIcon />
          </IconButton>
        </Tooltip>
        <div style={{ minWidth: 0, flex: 1 }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {className}
          </Typography>
          <Typography color="textSecondary">
            {cycle.name} · {words.days(cycle)} · {words.deadline(cycle)}
          </Typography>
          <Typography color="textSecondary">{counts}</Typography>
        </div>
      </Stack>
      <Stack
        direction="row"
        useFlexGap
        spacing={1.5}
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <ViewSwitch view={view} onView={onView} />
        <SavingText />
        <Stack direction="row" useFlexGap spacing={1} sx={{ ml: { md: 'auto' }, flexWrap: 'wrap' }}>
          <Button
            variant="outlined"
            startIcon={<GroupsIcon />}
            onClick={() => setCommon(true)}
            disabled={lines.length === 0}
          >
            {t('common.open')}
          </Button>
          <Button
            variant="contained"
            startIcon={<PublishIcon />}
            onClick={() => setChecking(true)}
            disabled={lines.length === 0}
          >
            {t('publish.open')}
          </Button>
        </Stack>
      </Stack>
      {isCommon && <CommonDialog {...sheet} onClose={() => setCommon(false)} />}
      {isChecking && (
        <PublishDialog
          cycleId={cycle.id}
          classId={sheet.classId}
          lines={lines}
          onClose={() => setChecking(false)}
        />
      )}
    </Stack>
  );
}
