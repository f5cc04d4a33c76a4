import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '#frontend/src/lib/format.ts';
import type { ClassId, CycleId } from '#shared/ids.ts';
import { PlanDialog } from '../publish/PlanDialog.tsx';
import { type Plan, usePlans } from '../queries.ts';

interface Props {
  readonly cycleId: CycleId;
  readonly classId: ClassId;
}

/** A plan that is not finished: one that a closed browser has left behind goes on from here. */
export function PlansBanner({ cycleId, classId }: Props) {
  const { t } = useTranslation('reports');
  const { dateTime } = useFormats();
  const { data } = usePlans(cycleId, classId);
  const [opened, setOpened] = useState<Plan | null>(null);
  const unfinished = data?.list.find(({ state }) => state === 'waiting' || state === 'running');
  return (
    <>
      {unfinished && (
        <Alert
          severity="info"
          sx={{ mb: 2 }}
          action={
            <Button color="inherit" onClick={() => setOpened(unfinished)}>
              {t(unfinished.state === 'running' ? 'plan.goOn' : 'plan.look')}
            </Button>
          }
        >
          {unfinished.state === 'running'
            ? t('plan.unfinished', { done: unfinished.done, total: unfinished.total })
            : t('plan.waiting', { count: unfinished.total, time: dateTime(unfinished.at) })}
        </Alert>
      )}
      {opened && <PlanDialog plan={opened} onClose={() => setOpened(null)} />}
    </>
  );
}
