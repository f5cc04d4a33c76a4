import PrintIcon from '@mui/icons-material/Print';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { childOf, JobProgress, type JobTexts } from '#frontend/src/entities/jobs/JobProgress.tsx';
import { type JobCalls, type JobRun, useJobRun } from '#frontend/src/entities/jobs/use-job-run.ts';
import { send } from '#frontend/src/lib/api.ts';
import { certificates } from '#shared/certificates/contract.ts';
import type { BatchDto } from '#shared/certificates/fields.ts';
import { usePrinting } from '../list/use-printing.ts';
import { MADE } from '../queries.ts';

const { step, cancel, retry } = certificates.endpoints;

const batchOf = ({ batch }: { readonly batch: BatchDto }): BatchDto => batch;
const CALLS: JobCalls<BatchDto> = {
  step: ({ id }) => send(step, { batch_id: id }).then(batchOf),
  cancel: ({ id }) => send(cancel, { batch_id: id }).then(batchOf),
  changes: MADE,
};

function useTexts({ state, done, failed, total }: BatchDto): JobTexts {
  const { t } = useTranslation('certificates');
  const ended =
    failed > 0 ? t('plan.doneWithFailures', { done, failed }) : t('plan.done', { count: done });
  return {
    headline: state === 'done' ? ended : t(`plan.${state}`, { done, total }),
    mayClose: t('plan.mayClose'),
    goOn: t('plan.goOn'),
    cancel: t('plan.cancel'),
    rows: { waiting: t('rows.waiting'), done: t('rows.done'), failed: t('rows.failed') },
  };
}

/** Buttons of a plan that is over: what failed is made again, what is made is printed. */
function Afterwards({ run }: { readonly run: JobRun<BatchDto> }) {
  const { t } = useTranslation('certificates');
  const { print, printing } = usePrinting();
  const { job, working, follow } = run;
  if (job.state === 'running') return null;
  const made = job.rows.flatMap(({ certificate_id: id }) => id ?? []);
  return (
    <>
      {job.rows.some(({ state }) => state !== 'done') && (
        <Button
          variant="outlined"
          loading={working}
          onClick={() => follow(send(retry, { batch_id: job.id }).then(batchOf))}
        >
          {t('plan.again')}
        </Button>
      )}
      {made.length > 0 && (
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
    </>
  );
}

/** How far a plan is, child by child. */
export function BatchProgress({ begun }: { readonly begun: BatchDto }) {
  const run = useJobRun(begun, CALLS);
  const texts = useTexts(run.job);
  return (
    <JobProgress run={run} texts={texts} subjectOf={childOf}>
      <Afterwards run={run} />
    </JobProgress>
  );
}
