import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#frontend/src/lib/language.ts';
import { useSignedIn } from '#frontend/src/lib/session.ts';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { useRequestKey } from '#frontend/src/ui/form/use-request-key.ts';
import { useNames } from '#frontend/src/ui/pickers/use-names.ts';
import { useAddLead } from '../queries.ts';
import { DuplicateAlert } from './DuplicateAlert.tsx';
import { LeadFields } from './LeadFields.tsx';
import { EMPTY, LeadForm } from './lead-form.ts';
import { useTypedDuplicates } from './use-typed-duplicates.ts';

/** Adds a lead. Who has the same phone is told while it is typed, and saving asks for a confirmation then. */
export function AddLeadDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('leads');
  const { user } = useSignedIn();
  const language = useLanguage();
  const names = useNames({ [user.id]: user.real_name });
  const { mutateAsync } = useAddLead();
  const keyOf = useRequestKey();
  const [allowed, setAllowed] = useState(false);
  const form = useContractForm({
    schema: LeadForm,
    namespace: 'leads',
    defaultValues: { ...EMPTY, owner_id: user.id, language },
    submit: async (values) => {
      const said = {
        ...values,
        course_id: values.course_id ?? '',
        owner_id: values.owner_id ?? '',
      };
      const request_key = keyOf(JSON.stringify(said));
      await mutateAsync({ ...said, allow_duplicate: allowed, request_key });
      toast.success(t('added', { name: values.name }));
      onClose();
    },
  });
  const { control } = form;
  const guardians = useWatch({ control, name: 'guardians' });
  const found = useTypedDuplicates(guardians.map(({ phone }) => phone));
  return (
    <FormDialog title={t('addTitle')} submitLabel={t('add')} form={form} onClose={onClose}>
      <LeadFields control={control} names={names} withGuardians withDue />
      <DuplicateAlert found={found} allowed={allowed} onAllow={setAllowed} />
    </FormDialog>
  );
}
