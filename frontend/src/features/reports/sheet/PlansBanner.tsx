import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { ClassId, CycleId } from '#shared/ids.ts';
import { failedPlan, unfinishedPlan } from '../publish/open-plans.ts';
import { PlanDialog } from '../publish/PlanDialog.tsx';
import { type Plan, usePlans } from '../queries.ts';

interface Props {
  readonly cycleId: CycleId;
  readonly classId: ClassId;
}

interface NoteProps {
  readonly severity: 'info' | 'error';
  readonly action: string;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

const Note = ({ severity, action, onOpen, children }: NoteProps) => (
  <Alert
    severity={severity}
    sx={{ mb: 2 }}
    action={
      <Button color="inherit" onClick={onOpen}>
        {action}
      </Button>
    }
  >
    {children}
  </Alert>
);

/** Which reports failed, and why; more than a few are in the dialog. */
function Failures({ rows }: Pick<Plan, 'rows'>) {
  const { t } = useTranslation('reports');
  const failed = rows.filter(({ state }) => state === 'failed');
  return failed
    .slice(0, 5)
    .map(({ report_id, student_name: name, reason }) => (
      <div key={report_id}>{t('saving.why', { name, reason })}</div>
    ));
}

/** Plans that ask for somebody: one that a closed browser has left behind, and one that ended with failures. */
export function PlansBanner({ cycleId, classId }: Props) {
  const { t } = useTranslation('reports');
  const { t: common } = useTranslation();
  const { dateTime } = useFormats();
  const { data, error, refetch } = usePlans(cycleId, classId);
  const [opened, setOpened] = useState<Plan | null>(null);
  const plans = data?.list ?? [];
  const unfinished = unfinishedPlan(plans);
  const failed = failedPlan(plans);
  return (
    <>
      {error && !data && (
        <Note severity="error" action={common('tryAgain')} onOpen={() => void refetch()}>
          {t('plan.unknown')}
        </Note>
      )}
      {unfinished && (
        <Note
          severity="info"
          action={t(unfinished.state === 'running' ? 'plan.goOn' : 'plan.look')}
          onOpen={() => setOpened(unfinished)}
        >
          {unfinished.state === 'running'
            ? t('plan.unfinished', { done: unfinished.done, total: unfinished.total })
            : t('plan.waiting', { count: unfinished.total, time: dateTime(unfinished.at) })}
        </Note>
      )}
      {failed && (
        <Note severity="error" action={t('plan.look')} onOpen={() => setOpened(failed)}>
          {t('plan.failedAt', {
            done: failed.done,
            failed: failed.failed,
            time: dateTime(failed.at),
          })}
          <Failures rows={failed.rows} />
        </Note>
      )}
      {opened && <PlanDialog plan={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
