import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useRecordEdit } from '#frontend/src/ui/form/use-record-edit.tsx';
import { useNames } from '#frontend/src/ui/pickers/use-names.ts';
import { LoadingDialog } from '#frontend/src/ui/states/LoadingDialog.tsx';
import type { LeadId } from '#shared/ids.ts';
import { LeadDetail } from '#shared/leads/fields.ts';
import { useEditLead, useLead } from '../queries.ts';
import { DuplicateAlert } from './DuplicateAlert.tsx';
import { LeadFields } from './LeadFields.tsx';
import { EditForm, toValues } from './lead-form.ts';
import { useCompared } from './use-compared.ts';
import { useTypedDuplicates } from './use-typed-duplicates.ts';

const ownerOf = ({ owner_id, owner_name }: LeadDetail): Record<string, string> =>
  owner_id ? { [owner_id]: owner_name } : {};

interface Props {
  readonly lead: LeadDetail;
  readonly onClose: () => void;
}

function Editing({ lead, onClose }: Props) {
  const { t } = useTranslation(['leads', 'common']);
  const withGuardians = useCan()('see-phones');
  const { mutateAsync } = useEditLead();
  const [allowed, setAllowed] = useState(false);
  const names = useNames(ownerOf(lead));
  const compared = useCompared(names, withGuardians);
  const form = useRecordEdit({
    record: lead,
    current: LeadDetail(),
    schema: EditForm,
    namespace: 'leads',
    valuesOf: (of) => toValues(of, withGuardians),
    compared,
    onConflict: (theirs) => names.add(ownerOf(theirs)),
    save: async ({ course_id, owner_id, ...said }, { id, rev }) => {
      const chosen = { course_id: course_id ?? '', owner_id: owner_id ?? '' };
      await mutateAsync({ ...said, ...chosen, lead_id: id, rev, allow_duplicate: allowed });
      toast.success(t('saved'));
      onClose();
    },
  });
  const guardians = useWatch({ control: form.control, name: 'guardians' });
  const known = new Set(lead.guardians.map(({ phone }) => phone));
  const fresh = guardians.map(({ phone }) => phone).filter((phone) => !known.has(phone));
  const found = useTypedDuplicates(withGuardians ? fresh : [], lead.id);
  return (
    <FormDialog
      title={t('editTitle', { name: lead.name })}
      submitLabel={t('common:save')}
      form={form}
      onClose={onClose}
    >
      <LeadFields
        control={form.control}
        names={names}
        withGuardians={withGuardians}
        withDue={false}
      />
      <DuplicateAlert found={found} allowed={allowed} onAllow={setAllowed} />
    </FormDialog>
  );
}

/** Edits a lead, which is read anew first. */
export function EditLeadDialog({ id, onClose }: { id: LeadId; onClose: () => void }) {
  const { t } = useTranslation('leads');
  const { data, error, refetch } = useLead(id);
  if (data) return <Editing lead={data.lead} onClose={onClose} />;
  return (
    <LoadingDialog title={t('edit')} error={error} refetch={refetch} rows={6} onClose={onClose} />
  );
}
