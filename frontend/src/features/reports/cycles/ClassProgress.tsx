import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { paths } from '#frontend/src/lib/paths.ts';
import type { CycleId } from '#shared/ids.ts';
import type { ClassLine } from '../queries.ts';

/** From what the family has opened to what nobody has begun. */
const STEPS = ['read', 'published', 'drafts', 'missing'] as const;
type Step = (typeof STEPS)[number];

const COLOURS: Readonly<Record<Step, string>> = {
  read: 'success.main',
  published: 'primary.main',
  drafts: 'warning.main',
  missing: 'divider',
};

/** How many children are at each step; one that is read is not counted as published again. */
const countsOf = ({ read, published, drafts, withdrawn, missing }: ClassLine) => ({
  read,
  published: Math.max(0, published - read),
  drafts: drafts + withdrawn,
  missing,
});

function Dot({ step }: { readonly step: Step }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-block',
        p: 0.625,
        borderRadius: 0.5,
        mr: 0.75,
        bgcolor: COLOURS[step],
      }}
    />
  );
}

export function ProgressLegend() {
  const { t } = useTranslation('reports');
  return (
    <Typography
      variant="caption"
      component="ul"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, listStyle: 'none', m: 0, mt: 2, p: 0 }}
    >
      {STEPS.map((step) => (
        <li key={step}>
          <Dot step={step} />
          {t(`steps.${step}`)}
        </li>
      ))}
    </Typography>
  );
}

/** A bar of the whole class, a part for each step. */
function ProgressBar({ line }: { readonly line: ClassLine }) {
  const counts = countsOf(line);
  return (
    <Box
      aria-hidden
      sx={{
        display: 'flex',
        gap: '2px',
        height: 10,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'divider',
      }}
    >
      {STEPS.filter((step) => counts[step] > 0).map((step) => (
        <Box key={step} sx={{ flexGrow: counts[step], flexBasis: 0, bgcolor: COLOURS[step] }} />
      ))}
    </Box>
  );
}

interface Props {
  readonly cycleId: CycleId;
  readonly line: ClassLine;
}

/** How far a class is, in numbers and as a bar; opens its reports. */
export function ClassProgress({ cycleId, line }: Props) {
  const { t } = useTranslation('reports');
  const counts = countsOf(line);
  const said = STEPS.filter((step) => counts[step] > 0).map((step) =>
    t(`stepCounts.${step}`, { count: counts[step] }),
  );
  return (
    <Box component="li" sx={{ '& + li': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        component={Link}
        to={paths.classReports(cycleId, line.class_id)}
        sx={{
          display: 'grid',
          width: 1,
          py: 1.5,
          px: 1,
          gap: { xs: 0.75, sm: 2 },
          textAlign: 'start',
          alignItems: 'center',
          borderRadius: 1,
          gridTemplateColumns: {
            xs: 'minmax(0, 1fr) auto',
            sm: 'minmax(0, 4fr) minmax(0, 7fr) auto',
          },
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography component="h3" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {line.class_name}{' '}
            {line.closed && (
              <Chip
                size="small"
                component="span"
                label={t(line.deleted ? 'cycle.classDeleted' : 'cycle.classClosed')}
              />
            )}
          </Typography>
          <Typography variant="body2" color="textSecondary">
            {line.teacher_name}
          </Typography>
        </Box>
        <Box sx={{ gridRow: { xs: 2, sm: 'auto' }, gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
          <ProgressBar line={line} />
          <Typography variant="body2" sx={{ mt: 0.5 }}>
            {[...said, line.moved > 0 && t('cycle.moved', { count: line.moved })]
              .filter(Boolean)
              .join(' · ') || t('cycle.nobody')}
          </Typography>
          {line.gone > 0 && (
            <Typography variant="body2" sx={{ color: 'warning.dark' }}>
              {t('cycle.gone', { count: line.gone })}
            </Typography>
          )}
        </Box>
        <ChevronRightIcon color="action" />
      </ButtonBase>
    </Box>
  );
}
