import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { usePageTitle } from '#frontend/src/lib/page-title.ts';
import { paths } from '#frontend/src/lib/paths.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import { LeadId } from '#shared/ids.ts';
import type { LeadDetail } from '#shared/leads/fields.ts';
import { DuplicateAlert } from '../edit/DuplicateAlert.tsx';
import { LeadDialogs } from '../LeadDialogs.tsx';
import type { LeadAction } from '../lead-action.ts';
import { useDuplicates, useLead } from '../queries.ts';
import { FollowUps } from './FollowUps.tsx';
import { LeadFacts } from './LeadFacts.tsx';
import { LeadHeader } from './LeadHeader.tsx';

/** Others with the same phone: a family may ask twice, or have a child here already. */
function SamePhone({ lead }: { readonly lead: LeadDetail }) {
  const whole = lead.guardians.map(({ phone }) => phone).filter((phone) => !phone.includes('*'));
  const { data = [] } = useDuplicates(whole, lead.id);
  return <DuplicateAlert found={data.filter(({ id }) => id !== lead.student_id)} />;
}

function Shown({ lead }: { readonly lead: LeadDetail }) {
  const navigate = useNavigate();
  const [action, setAction] = useState<LeadAction | null>(null);
  usePageTitle(lead.name);
  return (
    <>
      <LeadHeader lead={lead} start={setAction} />
      <SamePhone lead={lead} />
      <LeadFacts lead={lead} />
      <FollowUps id={lead.id} onAdd={() => setAction({ kind: 'followUp', lead })} />
      <LeadDialogs
        action={action}
        close={() => setAction(null)}
        onRemoved={() => void navigate(paths.leads, { replace: true })}
      />
    </>
  );
}

/** Everything of one lead. */
export default function LeadPage() {
  const { t } = useTranslation('leads');
  const id = LeadId.safeParse(useParams()['id']).data;
  const { data, error, refetch } = useLead(id ?? LeadId.parse('lea-none'));
  if (data) return <Shown lead={data.lead} />;
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <div role="status" aria-label={t('pageTitle')}>
      <ListSkeleton rows={8} />
    </div>
  );
}
