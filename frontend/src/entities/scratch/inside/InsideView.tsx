import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { ChangesView, type Sides } from './ChangesView.tsx';
import type { Comparison, InsideMode } from './inside-mode.ts';
import { countProject, type Project } from './model/project.ts';
import { SpritesView } from './SpritesView.tsx';
import { useReadProject } from './use-read-project.ts';

interface Props {
  readonly project: ArrayBuffer | null;
  readonly comparisons: readonly Comparison[];
  readonly mode: InsideMode;
  readonly onMode: (mode: InsideMode) => void;
  readonly other: ArrayBuffer | null;
}

function Counts({ project }: { readonly project: Project }) {
  const { t } = useTranslation('inside');
  const { list } = useFormats();
  const { sprites, scripts, blocks, variables } = countProject(project);
  return (
    <Typography color="textSecondary" sx={{ my: 1 }}>
      {list([
        t('counts.sprites', { count: sprites }),
        t('counts.scripts', { count: scripts }),
        t('counts.blocks', { count: blocks }),
        t('counts.variables', { count: variables }),
      ])}
    </Typography>
  );
}

function Modes({ comparisons, mode, onMode }: Pick<Props, 'comparisons' | 'mode' | 'onMode'>) {
  const { t } = useTranslation('inside');
  if (comparisons.length === 0) return null;
  return (
    <ToggleButtonGroup
      exclusive
      value={mode}
      aria-label={t('views')}
      onChange={(_event, next: InsideMode | null) => next && onMode(next)}
      sx={{ flexWrap: 'wrap', my: 1 }}
    >
      <ToggleButton value="blocks">{t('blocks')}</ToggleButton>
      {comparisons.map((comparison) => (
        <ToggleButton key={comparison} value={comparison}>
          {t(`compare.${comparison}`)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

/** By which blocks two versions differ. In this file because both views need the same code, which nothing else does. */
export function Differences({ before, after }: Sides) {
  const { t } = useTranslation('inside');
  return (
    <Box component="section" aria-label={t('title')}>
      <ChangesView before={before} after={after} />
    </Box>
  );
}

/** What a project is made of: its sprites with their blocks, or what changed in them. */
export function InsideView({ project, comparisons, mode, onMode, other }: Props) {
  const { t } = useTranslation('inside');
  const read = useReadProject(project);
  // What is now came after; everything else before.
  const [before, after] = mode === 'now' ? [project, other] : [other, project];
  if (!project || !read) return <ListSkeleton />;
  return (
    <Box component="section" aria-label={t('title')}>
      {read.problem && <Alert severity="info">{t(`problems.${read.problem}`)}</Alert>}
      {read.project && (
        <>
          <Counts project={read.project} />
          <Modes comparisons={comparisons} mode={mode} onMode={onMode} />
          {mode === 'blocks' ? (
            <SpritesView key={read.key} file={project} project={read.project} />
          ) : (
            <ChangesView before={before} after={after} />
          )}
        </>
      )}
    </Box>
  );
}
