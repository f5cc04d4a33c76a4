import DialogContent from '@mui/material/DialogContent';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useStaffNames } from '#frontend/src/entities/teachers/use-staff-names.ts';
import { useCan } from '#frontend/src/lib/abilities.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { ClosableDialog } from '#frontend/src/ui/ClosableDialog.tsx';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { ErrorState } from '#frontend/src/ui/states/ErrorState.tsx';
import { ListSkeleton } from '#frontend/src/ui/states/ListSkeleton.tsx';
import type { LeadId } from '#shared/ids.ts';
import { LeadDetail } from '#shared/leads/fields.ts';
import { useEditLead, useLead } from '../queries.ts';
import { DuplicateAlert } from './DuplicateAlert.tsx';
import { LeadFields } from './LeadFields.tsx';
import { type Edited, EditForm, type LeadValues, toValues } from './lead-form.ts';
import { useCompared } from './use-compared.ts';
import { useTypedDuplicates } from './use-typed-duplicates.ts';

interface Props {
  readonly lead: LeadDetail;
  readonly onClose: () => void;
}

/** Saves the form; an edit of somebody else in between is compared first. */
function useEditing({ lead, onClose }: Props, withGuardians: boolean) {
  const { t } = useTranslation('leads');
  const { mutateAsync } = useEditLead();
  const [allowed, setAllowed] = useState(false);
  const [theirs, setTheirs] = useState<LeadDetail | null>(null);
  const save = async (values: Edited, rev: number): Promise<void> => {
    const { course_id, owner_id, ...said } = values;
    const chosen = { course_id: course_id ?? '', owner_id: owner_id ?? '' };
    try {
      const sent = { ...said, ...chosen, lead_id: lead.id, rev };
      await mutateAsync({ ...sent, allow_duplicate: allowed });
    } catch (error) {
      const current = conflictingRecord(error, LeadDetail());
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    toast.success(t('saved'));
    onClose();
  };
  const form = useContractForm({
    schema: EditForm,
    defaultValues: toValues(lead, withGuardians),
    submit: (values) => save(values, lead.rev),
  });
  return { form, save, theirs, setTheirs, allowed, setAllowed };
}

function Editing(props: Props) {
  const { t } = useTranslation(['leads', 'common']);
  const { lead, onClose } = props;
  const withGuardians = useCan()('see-phones');
  const editing = useEditing(props, withGuardians);
  const { form, save, theirs, setTheirs, allowed, setAllowed } = editing;
  const names = useStaffNames(lead.owner_id ? { [lead.owner_id]: lead.owner_name } : {});
  const guardians = useWatch({ control: form.control, name: 'guardians' });
  const known = new Set(lead.guardians.map(({ phone }) => phone));
  const fresh = guardians.map(({ phone }) => phone).filter((phone) => !known.has(phone));
  const found = useTypedDuplicates(withGuardians ? fresh : [], lead.id);
  const compared = useCompared(names, withGuardians);
  return (
    <>
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
      {theirs && (
        <CompareDialog<LeadValues & Readonly<Record<string, unknown>>>
          original={{ ...toValues(lead, withGuardians) }}
          mine={{ ...form.getValues() }}
          theirs={{ ...toValues(theirs, withGuardians) }}
          fields={compared}
          onChoose={(chosen) => {
            setTheirs(null);
            void form.attempt(() => save(EditForm.parse(chosen), theirs.rev));
          }}
          onCancel={() => setTheirs(null)}
        />
      )}
    </>
  );
}

/** Edits a lead, which is read anew first. */
export function EditLeadDialog({ id, onClose }: { id: LeadId; onClose: () => void }) {
  const { t } = useTranslation('leads');
  const { data, error, refetch } = useLead(id);
  if (data) return <Editing lead={data.lead} onClose={onClose} />;
  return (
    <ClosableDialog title={t('edit')} maxWidth="sm" onClose={onClose}>
      <DialogContent>
        {error ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : (
          <ListSkeleton rows={6} />
        )}
      </DialogContent>
    </ClosableDialog>
  );
}
