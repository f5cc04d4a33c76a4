import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import PrintIcon from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import type { BatchDto } from '#shared/contracts/certificate-fields.ts';
import { usePrinting } from '../list/use-printing.ts';
import { useBatchRun } from './use-batch-run.ts';

const ICONS = {
  done: <CheckCircleIcon color="success" fontSize="small" />,
  failed: <ErrorIcon color="error" fontSize="small" />,
  waiting: <HourglassIcon color="disabled" fontSize="small" />,
} as const;

function RowLine({ row }: { readonly row: BatchDto['rows'][number] }) {
  const { t } = useTranslation('certificates');
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center', py: 0.5 }}>
      {ICONS[row.state]}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {row.student_name} · {t(`rows.${row.state}`)}
        {row.reason && `: ${row.reason}`}
      </Typography>
    </Stack>
  );
}

function useHeadline({ state, done, failed, total }: BatchDto): string {
  const { t } = useTranslation('certificates');
  if (state === 'running') return t('plan.running', { done, total });
  if (state === 'cancelled') return t('plan.cancelled', { done, total });
  return failed > 0
    ? t('plan.doneWithFailures', { done, failed })
    : t('plan.done', { count: done });
}

function Actions({ run }: { readonly run: ReturnType<typeof useBatchRun> }) {
  const { t } = useTranslation('certificates');
  const { print, printing } = usePrinting();
  const { batch, working, error } = run;
  const made = batch.rows.flatMap(({ certificate_id: id }) => id ?? []);
  const isLeft = batch.rows.some(({ state }) => state !== 'done');
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {batch.state === 'running' && error && !working && (
        <Button variant="contained" onClick={run.goOn}>
          {t('plan.goOn')}
        </Button>
      )}
      {batch.state === 'running' && working && (
        <Button onClick={run.cancel}>{t('plan.cancel')}</Button>
      )}
      {batch.state !== 'running' && isLeft && (
        <Button variant="outlined" loading={working} onClick={run.retry}>
          {t('plan.again')}
        </Button>
      )}
      {batch.state !== 'running' && made.length > 0 && (
        <Button
          variant="contained"
          startIcon={<PrintIcon />}
          loading={printing}
          loadingPosition="start"
          onClick={() => void print(made).catch(() => undefined)}
        >
          {t('plan.print', { count: made.length })}
        </Button>
      )}
    </Stack>
  );
}

/** How far a plan is, child by child. */
export function BatchProgress({ begun }: { readonly begun: BatchDto }) {
  const { t } = useTranslation('certificates');
  const run = useBatchRun(begun);
  const { batch, error } = run;
  const headline = useHeadline(batch);
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="p" role="status">
        {headline}
      </Typography>
      {batch.state === 'running' && (
        <>
          <LinearProgress
            variant="determinate"
            value={(100 * (batch.done + batch.failed)) / Math.max(1, batch.total)}
            aria-label={headline}
          />
          <Typography variant="body2" color="textSecondary">
            {t('plan.mayClose')}
          </Typography>
        </>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {batch.rows.map((row) => (
          <RowLine key={row.student_id} row={row} />
        ))}
      </Box>
      <FormProblem problem={error} />
      <Actions run={run} />
    </Stack>
  );
}
