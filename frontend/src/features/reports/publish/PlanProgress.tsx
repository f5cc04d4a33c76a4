import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import HourglassIcon from '@mui/icons-material/HourglassEmpty';
import WarningIcon from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { send } from '#frontend/src/lib/api.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { FormProblem } from '#frontend/src/ui/form/FormProblem.tsx';
import { reports } from '#shared/contracts/reports.ts';
import type { Plan } from '../queries.ts';
import { usePlanRun } from './use-plan-run.ts';

type Row = Plan['rows'][number];

const ICONS = {
  done: <CheckCircleIcon color="success" fontSize="small" />,
  failed: <ErrorIcon color="error" fontSize="small" />,
  waiting: <HourglassIcon color="disabled" fontSize="small" />,
} as const;

function RowLine({ row }: { readonly row: Row }) {
  const { t } = useTranslation('reports');
  return (
    <Stack component="li" direction="row" spacing={1} sx={{ alignItems: 'center', py: 0.5 }}>
      {row.closed ? <WarningIcon color="warning" fontSize="small" /> : ICONS[row.state]}
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {row.student_name} · {t(`plan.rows.${row.state}`)}
        {row.reason && `: ${row.reason}`}
        {row.closed && (
          <Typography component="span" variant="body2" sx={{ display: 'block' }}>
            {t('plan.closed', { share: t('menu.share') })}
          </Typography>
        )}
      </Typography>
    </Stack>
  );
}

function useHeadline({ state, done, failed, total, at }: Plan, working: boolean): string {
  const { t } = useTranslation('reports');
  const { dateTime } = useFormats();
  if (state === 'waiting') return t('plan.waiting', { count: total, time: dateTime(at) });
  if (state === 'running') return t('plan.running', { done, total });
  if (state === 'cancelled' && working) return t('plan.cancelling');
  if (state === 'cancelled') return t('plan.cancelled', { done, total });
  return failed > 0
    ? t('plan.doneWithFailures', { done, failed })
    : t('plan.done', { count: done });
}

interface Props {
  readonly begun: Plan;
  /** The failed ones are published once more, by a plan of their own. */
  readonly onAgain: (plan: Plan) => void;
}

/** Publishes what failed once more: a plan of its own, so that nothing is published twice. */
function AgainButton({ plan, onAgain }: { readonly plan: Plan; onAgain: Props['onAgain'] }) {
  const { t } = useTranslation('reports');
  const [key] = useState(() => crypto.randomUUID());
  const failed = plan.rows.filter(({ state }) => state === 'failed');
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      send(reports.endpoints.publish, {
        cycle_id: plan.cycle_id,
        class_id: plan.class_id,
        report_ids: failed.map(({ report_id }) => report_id),
        request_key: key,
      }),
    onSuccess: ({ plan: next }) => onAgain(next),
  });
  if (failed.length === 0 || plan.state === 'running') return null;
  return (
    <Button variant="contained" loading={isPending} onClick={() => mutate()}>
      {t('plan.again', { count: failed.length })}
    </Button>
  );
}

/** How far a plan is, child by child. */
export function PlanProgress({ begun, onAgain }: Props) {
  const { t } = useTranslation('reports');
  const { plan, error, working, again, cancel, cancelling } = usePlanRun(begun);
  const headline = useHeadline(plan, working);
  const past = plan.done + plan.failed;
  return (
    <Stack spacing={2}>
      <Typography variant="h3" component="p" role="status">
        {headline}
      </Typography>
      {plan.state === 'running' && (
        <>
          <LinearProgress
            variant="determinate"
            value={plan.total === 0 ? 100 : (100 * past) / plan.total}
            aria-label={headline}
          />
          <Typography variant="body2" color="textSecondary">
            {t('plan.mayClose')}
          </Typography>
        </>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {plan.rows.map((row) => (
          <RowLine key={row.report_id} row={row} />
        ))}
      </Box>
      <FormProblem problem={error} />
      <Stack direction="row" spacing={1}>
        {error && !working && (
          <Button variant="contained" onClick={() => void again()}>
            {t('plan.goOn')}
          </Button>
        )}
        {(plan.state === 'waiting' || (plan.state === 'running' && working)) && (
          <Button loading={cancelling} onClick={() => cancel()}>
            {t('plan.cancel')}
          </Button>
        )}
        <AgainButton key={plan.state} plan={plan} onAgain={onAgain} />
      </Stack>
    </Stack>
  );
}
