import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { textForm, useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { leads } from '#shared/leads/contract.ts';
import { LOST_REASONS } from '#shared/leads/rules.ts';
import type { Lead } from '../lead-action.ts';
import { useLoseLead } from '../queries.ts';

interface Props {
  readonly lead: Lead;
  readonly onClose: () => void;
}

const { reason, text } = leads.endpoints.move.input.shape;
const schema = textForm<{ reason: string; text: string }>()(
  leads.endpoints.move.input.pick({ text: true }).extend({ reason: reason.unwrap(), text }),
);

/** Marks a lead as lost, with the reason. */
export function LostDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const { mutateAsync } = useLoseLead();
  const form = useContractForm({
    schema,
    namespace: 'leads',
    defaultValues: { reason: 'not_interested', text: '' },
    submit: async (values) => {
      await mutateAsync({ ...values, lead_id: lead.id, from: lead.state, state: 'lost' });
      toast.success(t('moved', { name: lead.name, state: t('states.lost') }));
      onClose();
    },
  });
  return (
    <FormDialog
      title={t('lostTitle', { name: lead.name })}
      submitLabel={t('lostSubmit')}
      form={form}
      onClose={onClose}
    >
      <FormSelectField
        control={form.control}
        name="reason"
        choices={LOST_REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
      />
      <FormTextField control={form.control} name="text" />
    </FormDialog>
  );
}
