import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import type { LeadState } from '#shared/leads/rules.ts';
import { type Lead, type LeadAction, targetsOf } from './lead-action.ts';
import { useMoveLead } from './queries.ts';

/** Moves a lead to another state: at once, or through the dialog that asks what belongs to it. */
export function useMove(start: (action: LeadAction) => void) {
  const { t } = useTranslation('leads');
  const can = useCan();
  const { mutate, isPending, variables } = useMoveLead();
  const moving: string | undefined = isPending ? variables.lead_id : undefined;
  const move = (lead: Lead, state: LeadState): void => {
    if (state === 'trial_booked') start({ kind: 'trial', lead });
    else if (state === 'enrolled') start({ kind: 'convert', lead });
    else if (state === 'lost') start({ kind: 'lost', lead });
    else {
      const onSuccess = () =>
        toast.success(t('moved', { name: lead.name, state: t(`states.${state}`) }));
      mutate({ lead_id: lead.id, from: lead.state, state }, { onSuccess });
    }
  };
  /** Who may not add students does not enrol. */
  const targets = (lead: Lead): LeadState[] =>
    targetsOf(lead).filter((state) => state !== 'enrolled' || can('add-students'));
  return { move, targets, moving };
}
