import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import type { Plan } from '../queries.ts';
import { PlanProgress } from './PlanProgress.tsx';

interface Props {
  readonly plan: Plan;
  readonly onClose: () => void;
}

/** A plan that was begun before, which goes on while the dialog is open. */
export function PlanDialog({ plan, onClose }: Props) {
  const { t } = useTranslation('reports');
  const [shown, setShown] = useState(plan);
  return (
    <ClosableDialog title={t('plan.title')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        <PlanProgress key={shown.id} begun={shown} onAgain={setShown} />
      </DialogContent>
    </ClosableDialog>
  );
}
