import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '#frontend/src/ui/states/EmptyState.tsx';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { MoreButton } from '#frontend/src/ui/states/MoreButton.tsx';
import { useKindName } from '../kinds/kind-choices.ts';
import type { Cycle, useCycleClasses } from '../queries.ts';
import { ClassProgress, ProgressLegend } from './ClassProgress.tsx';
import { CycleMenu } from './CycleMenu.tsx';
import { useCycleWords } from './use-cycle-words.ts';

interface Props {
  readonly cycle: Cycle;
  readonly query: ReturnType<typeof useCycleClasses>;
}

function CycleHeader({ cycle }: Pick<Props, 'cycle'>) {
  const { t } = useTranslation('reports');
  const words = useCycleWords();
  const kindName = useKindName();
  return (
    <Stack
      direction="row"
      spacing={1}
      sx={{ alignItems: 'start', justifyContent: 'space-between' }}
    >
      <div>
        <Stack
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ alignItems: 'center', flexWrap: 'wrap' }}
        >
          <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
            {cycle.name}
          </Typography>
          <Chip size="small" variant="outlined" label={kindName(cycle)} />
          {cycle.state === 'closed' && <Chip size="small" label={t('cycle.closed')} />}
        </Stack>
        <Typography color="textSecondary">
          {words.days(cycle)} ·{' '}
          <Box
            component="span"
            sx={words.isLate(cycle) ? { color: 'error.main', fontWeight: 600 } : {}}
          >
            {words.deadline(cycle)}
          </Box>
        </Typography>
        {cycle.template.tone && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {t('cycle.tone', { tone: cycle.template.tone })}
          </Typography>
        )}
      </div>
      <CycleMenu cycle={cycle} />
    </Stack>
  );
}

/** A cycle with its classes: who is written, published and read, and who is missing. */
export function CyclePanel({ cycle, query }: Props) {
  const { t } = useTranslation('reports');
  const lines = query.data?.pages.flatMap(({ list }) => list) ?? [];
  return (
    <Paper sx={{ p: { xs: 2, sm: 3 }, opacity: query.isPlaceholderData ? 0.6 : 1 }}>
      <CycleHeader cycle={cycle} />
      {query.error && !query.isFetchNextPageError && (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      )}
      {lines.length === 0 && !query.error && (
        <EmptyState title={t('cycle.noClasses')} hint={t('cycle.noClassesHint')} />
      )}
      {lines.length > 0 && (
        <>
          <ProgressLegend />
          <Box
            component="ul"
            aria-label={t('cycle.classes')}
            sx={{ listStyle: 'none', m: 0, p: 0 }}
          >
            {lines.map((line) => (
              <ClassProgress key={line.class_id} cycleId={cycle.id} line={line} />
            ))}
          </Box>
        </>
      )}
      <MoreButton query={query} fullWidth>
        {t('cycle.moreClasses')}
      </MoreButton>
    </Paper>
  );
}
