import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toast } from '#frontend/src/lib/toasts.ts';
import { CompareDialog } from '#frontend/src/ui/form/CompareDialog.tsx';
import { conflictingRecord } from '#frontend/src/ui/form/edit-conflict.ts';
import { FormDialog } from '#frontend/src/ui/form/FormDialog.tsx';
import { FormSelectField } from '#frontend/src/ui/form/FormSelectField.tsx';
import { FormTextField } from '#frontend/src/ui/form/FormTextField.tsx';
import { useContractForm } from '#frontend/src/ui/form/use-contract-form.ts';
import { handleLead, LEAD_STATES, LeadDto } from '#shared/contracts/leads.ts';
import { LIMITS } from '#shared/limits.ts';
import { LeadFacts } from './LeadFacts.tsx';
import { useHandleLead } from './queries.ts';

interface Props {
  readonly lead: LeadDto;
  readonly onClose: () => void;
}

type Values = Readonly<Record<'state' | 'note', string>>;
type State = LeadDto['state'];

/** Suggests `handled`: an operator who opens a lead has usually just called back. */
const initialValues = ({ note }: LeadDto): Values => ({ state: 'handled', note });

/** Saves state and note of a lead, and handles a conflict with another operator's edit. */
function useHandling(lead: LeadDto, onClose: () => void) {
  const { t } = useTranslation('leads');
  const { mutateAsync } = useHandleLead();
  const [theirs, setTheirs] = useState<LeadDto | null>(null);
  const save = async ({ state, note }: Values, rev: number) => {
    try {
      await mutateAsync({ lead_id: lead.id, rev, state, note });
    } catch (error) {
      const current = conflictingRecord(error, LeadDto());
      if (!current) throw error;
      setTheirs(current);
      return;
    }
    toast.success(t('saved'));
    onClose();
  };
  const form = useContractForm({
    schema: handleLead.input.pick({ state: true, note: true }),
    defaultValues: initialValues(lead),
    submit: (values) => save(values, lead.rev),
  });
  return { form, save, theirs, setTheirs };
}

/** The details of a lead, with its state and a note. */
export function HandleDialog({ lead, onClose }: Props) {
  const { t } = useTranslation('leads');
  const { t: common } = useTranslation();
  const { form, save, theirs, setTheirs } = useHandling(lead, onClose);
  const showState = (state: string) => t(`states.${state as State}`);
  return (
    <>
      <FormDialog
        title={t('handleTitle', { name: lead.name })}
        submitLabel={common('save')}
        form={form}
        onClose={onClose}
      >
        <LeadFacts lead={lead} />
        <FormSelectField
          control={form.control}
          name="state"
          label={t('state')}
          choices={LEAD_STATES.map((value) => ({ value, label: showState(value) }))}
        />
        <FormTextField
          control={form.control}
          name="note"
          label={t('note')}
          hint={t('noteHint')}
          multiline
          minRows={2}
          autoFocus
          maxLength={LIMITS.remarkMax}
        />
      </FormDialog>
      {theirs && (
        <CompareDialog<Values>
          original={{ state: lead.state, note: lead.note }}
          mine={{ ...initialValues(lead), ...(form.getValues() as Values) }}
          theirs={{ state: theirs.state, note: theirs.note }}
          fields={[
            { name: 'state', label: t('state'), show: showState },
            { name: 'note', label: t('note') },
          ]}
          onChoose={(chosen) => {
            setTheirs(null);
            void form.attempt(() => save(chosen, theirs.rev));
          }}
          onCancel={() => setTheirs(null)}
        />
      )}
    </>
  );
}
