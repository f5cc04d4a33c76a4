import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { childOf, JobProgress, type JobTexts } from '#frontend/src/entities/jobs/JobProgress.tsx';
import { type JobCalls, useJobRun } from '#frontend/src/entities/jobs/use-job-run.ts';
import { send } from '#frontend/src/lib/api.ts';
import { useFormats } from '#frontend/src/lib/format.ts';
import { reports } from '#shared/reports/contract.ts';
import { type Plan, STATES } from '../queries.ts';

const { publish, publishStep, publishCancel } = reports.endpoints;

const planOf = ({ plan }: { readonly plan: Plan }): Plan => plan;
const CALLS: JobCalls<Plan> = {
  step: ({ id }) => send(publishStep, { plan_id: id }).then(planOf),
  cancel: ({ id }) => send(publishCancel, { plan_id: id }).then(planOf),
  changes: STATES,
};

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

function useTexts(plan: Plan, working: boolean): JobTexts {
  const { t } = useTranslation('reports');
  return {
    headline: useHeadline(plan, working),
    mayClose: t('plan.mayClose'),
    goOn: t('plan.goOn'),
    cancel: t('plan.cancel'),
    rows: {
      waiting: t('plan.rows.waiting'),
      done: t('plan.rows.done'),
      failed: t('plan.rows.failed'),
    },
  };
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
      send(publish, {
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
  const run = useJobRun(begun, CALLS);
  const texts = useTexts(run.job, run.working);
  const closed = t('plan.closed', { share: t('menu.share') });
  return (
    <JobProgress
      run={run}
      subjectOf={childOf}
      texts={texts}
      warningOf={(row: Plan['rows'][number]) => (row.closed ? closed : undefined)}
    >
      <AgainButton key={run.job.state} plan={run.job} onAgain={onAgain} />
    </JobProgress>
  );
}
